import { parseArgs } from 'node:util'
import type { Call } from '@ampdeck/api/contract'
import { everyCall } from '@ampdeck/api/resources'
import { api } from '../tests/harness/api.ts'
import { medianOf, p95Of, table } from './bench-orders/figures.ts'
import { measureRequests, times } from './bench-orders/measure.ts'
import { runningAt, startLarge } from './bench-orders/start-large.ts'

/*
 * Every report (a page of its rows, and its sums with chart) and every dashboard and wall, as they are first opened,
 * over HTTP, on a large network: 3 is 1,050,000 orders. The goal is 100 ms at the median and 300 ms at the 95th
 * percentile; the machine decides the figures, so each also stands in proportion to a call that reads nothing.
 *   pnpm bench:figures [--scale 3] [--repeat 20] [--only bill] [--url http://127.0.0.1:8080]
 */

const MEDIAN_MS = 100
const LATE_MS = 300
/** The services of reports, dashboards, analyses and walls. */
const places = [
  'report-service/',
  'statistics-service/platformHome/',
  'statistics-service/operationView/',
  'dataanalysis-service/',
]

/** A report that somebody composes: it says itself what it is about. */
const composed = {
  figures: ['orders', 'energyWh', 'incomeFen', 'timeUsed'],
  dimensions: ['station'],
  by: ['station'],
  grains: ['day'],
}
const bodies: Readonly<Record<string, object>> = {
  'report-service/ownReport/rows': { composed },
  'report-service/ownReport/sum': { composed },
}

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '3' },
    repeat: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
  },
})
const repeat = Number(values.repeat)

const { server } = values.url ? runningAt(values.url) : await startLarge(values.scale)
try {
  const http = api(server.url)
  const token = await http.login({ account: 'admin' })
  const measure = (path: string, body = {}) =>
    measureRequests(repeat, 1, () => http.ask(path, body, { token }))
  const nothing = medianOf(await measure('system-service/user/info'))
  const lines: string[][] = [['user/info (baseline)', nothing.toFixed(1), '', '1.0', '']]
  let missed = 0
  for (const { path } of calls()) {
    const body = bodies[path]
    const { code, msg } = await http.call(path, body ?? {}, { token })
    if (code !== 0) {
      missed++
      lines.push([path, '', '', '', msg])
      continue
    }
    const samples = await measure(path, body)
    const isMissed = medianOf(samples) > MEDIAN_MS || p95Of(samples) > LATE_MS
    missed += Number(isMissed)
    const goal = isMissed ? `> ${MEDIAN_MS} / ${LATE_MS} ms` : ''
    lines.push([path, ...times(samples), (medianOf(samples) / nothing).toFixed(1), goal])
  }
  console.log(table(['call', 'median ms', 'p95 ms', '× baseline', ''], lines))
  console.log(`${lines.length - 1} calls, ${missed} beyond the goal`)
  process.exitCode = missed > 0 ? 1 : 0
} finally {
  await server.stop()
}

/** What reports and dashboards ask when they are opened; what must name a record is asked by its own page. */
function calls(): Call[] {
  return everyCall
    .map(({ call }) => call)
    .filter(({ path, effect }) => effect === 'read' && places.some((place) => path.startsWith(place)))
    .filter(({ input }) => input.safeParse({}).success)
    .filter(({ path }) => path.includes(values.only))
}
