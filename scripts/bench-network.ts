import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { startServer } from '../tests/harness/server.ts'
import { commandMany } from './bench-network/command-many.ts'
import { killDuringCharges } from './bench-network/kill-during-charges.ts'
import { liveADay } from './bench-network/live-a-day.ts'
import { measureLatency } from './bench-network/measure-latency.ts'

/*
 * Many simulated piles together with the server on one machine, the database included:
 *   pnpm bench:network              how long a change of status takes to a subscriber of `/events` and to a tile in a
 *                                   browser, and whether memory stays
 *   pnpm bench:network --kill       the server is killed while 200 charges run: all go on, none is billed twice
 *   pnpm bench:network --day        400 piles live a day, with `--measures energy`, with `--absurd 0.02`: what each charge was
 *                                   at its pile beside its bill
 *   pnpm bench:network --commands   500 piles are commanded, some of them dead, and the server is killed meanwhile
 */

const { values } = parseArgs({
  options: {
    kill: { type: 'boolean', default: false },
    commands: { type: 'boolean', default: false },
    day: { type: 'boolean', default: false },
    /** With `--day`: what piles report, and the share of readings that cannot be. */
    measures: { type: 'string', default: 'all' },
    absurd: { type: 'string', default: '0' },
    piles: { type: 'string' },
    minutes: { type: 'string' },
    /** Charges that begin at a gun on a day at speed 1. */
    starts: { type: 'string' },
    speed: { type: 'string' },
    /** With `--kill`: so many charges run when the server is killed. */
    running: { type: 'string', default: '200' },
  },
})
const run = values.commands
  ? commandMany
  : values.kill
    ? killDuringCharges
    : values.day
      ? liveADay
      : measureLatency
const folder = mkdtempSync(join(tmpdir(), 'ampdeck-bench-'))
// The engine runs as another user where this runs as root.
chmodSync(folder, 0o755)
const data = join(folder, 'data')
console.log('Starting the server.')
const server = await startServer({ scale: 0.01, env: { AMPDECK_DATA: data } })
const database = await openDatabase({ dataDirectory: data, poolSize: 1, mayShare: true })
try {
  await run({
    server,
    database,
    data,
    piles: Number(values.piles ?? (values.day ? 400 : values.commands ? 500 : 2_000)),
    minutes: Number(values.minutes ?? (values.day ? 24 : 2)),
    // A day in 24 minutes.
    starts: Number(values.starts ?? (values.day ? 6 : 20)),
    speed: Number(values.speed ?? (values.day ? 60 : 4)),
    measures: values.measures === 'energy' ? 'energy' : 'all',
    absurd: Number(values.absurd),
    running: Number(values.running),
  })
} finally {
  await database.close()
  await server.stop().catch((error) => console.log(String(error)))
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
