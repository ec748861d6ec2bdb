import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import { throwawayFolder } from './throwaway-folder.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Whole server processes, with a folder for their data; all that still run are killed at the end. */
export async function serverProcesses() {
  const folder = throwawayFolder('main')
  const children: ChildProcess[] = []

  /** A server process with what it says. */
  function start(env: Record<string, string>) {
    const { DATABASE_URL: _, ...inherited } = process.env
    const child = spawn(process.execPath, [MAIN], {
      // What the log warns of, such as apps that are not built yet, is not what these tests are about.
      env: {
        ...inherited,
        HOST: '127.0.0.1',
        PORT: '0',
        AMPDECK_DATA: join(folder, 'data'),
        LOG_LEVEL: 'error',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    const said = { out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      said.out += chunk
    })
    child.stderr.on('data', (chunk) => {
      said.err += chunk
    })
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    const says = (text: string) =>
      vi.waitFor(() => expect(said.out).toContain(text), { timeout: 240_000, interval: 20 })
    const url = () => /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0] ?? ''
    return { child, said, ended, says, url }
  }

  return {
    folder,
    start,
    async close() {
      for (const child of children) child.kill('SIGKILL')
      // An engine that was killed may still be writing its last file.
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
