import { parseArgs } from 'node:util'
import type { Call } from '@ampdeck/api/contract'
import { everyResource } from '@ampdeck/api/resources'
import { type Api, api } from '../tests/harness/api.ts'
import { medianOf, table } from './bench-orders/figures.ts'
import { measureRequests, times } from './bench-orders/measure.ts'
import { runningAt, startLarge } from './bench-orders/start-large.ts'

/*
 * The first page of every list and the record behind its first row, over HTTP, on a large network: 5 is 1,750,000
 * orders and 25,000 members. Reports are sums and no lists: bench:figures measures them. The goals are 20 ms for a page
 * and 100 ms for a record, at the median; the machine decides the figures, so each also stands in proportion to a call
 * that reads nothing.
 *   pnpm bench:lists [--scale 5] [--repeat 40] [--only member] [--url http://127.0.0.1:8080]
 */

const PAGE_MS = 20
const RECORD_MS = 100

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '5' },
    repeat: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    url: { type: 'string' },
  },
})
const repeat = Number(values.repeat)

interface Records {
  records?: { id?: number }[]
  total?: number
  totalCapped?: boolean
}

const { server } = values.url ? runningAt(values.url) : await startLarge(values.scale)
try {
  await run(api(server.url))
} finally {
  await server.stop()
}

async function run(http: Api): Promise<void> {
  const token = await http.login({ account: 'admin' })
  const measure = (path: string, body: object) =>
    measureRequests(repeat, 1, () => http.ask(path, body, { token }))
  const nothing = medianOf(await measure('system-service/user/info', {}))
  const lines: string[][] = [['user/info (baseline)', nothing.toFixed(1), '', '1.0', '', '']]
  let missed = 0
  const add = (path: string, samples: readonly number[], goal: number, more: string[]) => {
    const median = medianOf(samples)
    const isMissed = median > goal
    missed += Number(isMissed)
    lines.push([
      path,
      ...times(samples),
      (median / nothing).toFixed(1),
      ...more,
      isMissed ? `> ${goal} ms` : '',
    ])
  }
  for (const { page, get } of lists()) {
    const answer = await http.call<Records>(page.path, {}, { token })
    if (answer.code !== 0 || !answer.data.records) continue
    const { records, total, totalCapped } = answer.data
    add(page.path, await measure(page.path, {}), PAGE_MS, [`${total}${totalCapped ? '+' : ''}`])
    const id = records[0]?.id
    if (get && id !== undefined) add(get.path, await measure(get.path, { id }), RECORD_MS, [''])
  }
  console.log(table(['call', 'median ms', 'p95', 'ratio', 'total', ''], lines))
  console.log(`${missed} beyond their goal`)
}

/** Every call that answers a page, with the one that reads a record of it. */
function lists(): { page: Call; get: Call | undefined }[] {
  return Object.values(everyResource).flatMap((resource) =>
    Object.entries(resource)
      .filter(([name, { path }]) => /page$/i.test(name) && path.includes(values.only))
      .filter(([, { path }]) => !path.startsWith('report-service/'))
      .map(([name, page]) => ({ page, get: name === 'page' ? resource.get : undefined })),
  )
}
