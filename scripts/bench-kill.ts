import { parseArgs } from 'node:util'
import { killRun, type Target } from '../apps/server/src/testing/kills/kill-run.ts'
import { startServer } from '../tests/harness/server.ts'
import { medianOf } from './bench-orders/figures.ts'

/*
 * Kills the server, a backend and the whole PostgreSQL in turn by `kill -9`, at random moments, under writes, charges
 * and exports. Fails where an answered write, charge or export is lost or doubled, or where it does not come back.
 *   pnpm bench:kill [--kills 100]
 */

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
// The machine may be busy with something else.
const server = await startServer({ startWithin: 600_000 })
try {
  const began = performance.now()
  const report = await killRun(server, Number(values.kills), ({ target, backMs }) =>
    console.log(`${target.padEnd(10)} back after ${backMs} ms`),
  )
  console.log(`\n${report.kills.length} kills in ${Math.round((performance.now() - began) / 60_000)} min`)
  for (const target of ['server', 'backend', 'postmaster'] satisfies Target[]) {
    const times = report.kills.filter((kill) => kill.target === target).map(({ backMs }) => backMs)
    console.log(
      `${target}: ${times.length} times, back after ${medianOf(times)} ms (median), ${Math.max(...times)} ms`,
    )
  }
  console.log(
    'Answered:',
    report.answered,
    'links lost:',
    report.lostLinks,
    'exports open:',
    report.openExports,
  )
  console.log(report.faults.length === 0 ? 'Nothing is lost, nothing is doubled.' : report.faults.join('\n'))
  if (report.faults.length > 0 || report.openExports > 0) process.exitCode = 1
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await server.stop().catch((error) => {
    console.error(error)
    process.exitCode = 1
  })
}
