import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { startServer } from '../tests/harness/server.ts'
import { measureSite } from './bench-site-power/measure-site.ts'

/*
 * A station whose cars want twice the power that it has, with simulated piles of both versions of OCPP: how soon after
 * a step of its limit the guns together stay below it, and by how much they ever exceed it.
 *   pnpm bench:site-power --minutes 30
 */

const { values } = parseArgs({
  options: {
    guns: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '30' },
    /** Seconds between two steps of the limit. */
    every: { type: 'string', default: '60' },
    /** How often a pile loses its link for some minutes, a day. */
    losses: { type: 'string', default: '10' },
    /** What the piles report: all, or energy for their register alone. */
    measures: { type: 'string', default: 'all' },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'ampdeck-bench-'))
// The engine runs as another user where this runs as root.
chmodSync(folder, 0o755)
const data = join(folder, 'data')
console.log('Starting the server.')
const server = await startServer({ scale: 0.01, startWithin: 600_000, env: { AMPDECK_DATA: data } })
const database = await openDatabase({ dataDirectory: data, poolSize: 2, mayShare: true })
try {
  await measureSite({
    server,
    database,
    data,
    guns: Number(values.guns),
    minutes: Number(values.minutes),
    everySeconds: Number(values.every),
    lossesPerDay: Number(values.losses),
    measures: values.measures === 'energy' ? 'energy' : 'all',
  })
} finally {
  await database.close()
  await server.stop().catch((error) => console.log(String(error)))
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
