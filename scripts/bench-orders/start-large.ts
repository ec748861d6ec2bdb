import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../tests/harness/server.ts'

const PREPARE_WITHIN_MS = 900_000

/** The server with a demo network of a size. Its data stays in `.data-bench`; delete it to prepare it anew. */
export async function startLarge(scale: string) {
  const data = join(import.meta.dirname, '..', '..', '.data-bench', `scale-${scale}`)
  mkdirSync(data, { recursive: true })
  console.log(`Starting the server with AMPDECK_SCALE=${scale}; the first preparation takes some minutes.`)
  const server = await startServer({
    scale: Number(scale),
    startWithin: PREPARE_WITHIN_MS,
    // History up to now, so that later runs find nothing to add but the days in between.
    env: { AMPDECK_DATA: data, AMPDECK_DEMO_ANCHOR: '' },
  })
  return { server, data }
}

/** A server that runs already, to measure as it is. */
export function runningAt(url: string) {
  return { server: { url, stop: async () => {} } }
}
