import { parseArgs } from 'node:util'
import { type Api, api } from '../tests/harness/api.ts'
import { cases, lookAround, type Page, type Scene } from './bench-orders/cases.ts'
import { cpuTime } from './bench-orders/cpu-time.ts'
import { medianOf, table } from './bench-orders/figures.ts'
import { measureRequests, times, WARM_UP } from './bench-orders/measure.ts'
import { startLarge } from './bench-orders/start-large.ts'

/*
 * Page times of the order list on the real server, over HTTP: one request at a time, and eight at once. The machine
 * decides the figures, so each case also stands in proportion to a point read (`bill/get`) of the same run, with the processor
 * time of server and database together. The data
 * stays in `.data-bench`; delete it to prepare it anew.
 */

const PATH = 'bill-service/bill'

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '5' },
    repeat: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
  },
})
const repeat = Number(values.repeat)
const { server, data } = await startLarge(values.scale)
try {
  await run(api(server.url))
} finally {
  await server.stop()
}

async function run(http: Api): Promise<void> {
  const tokens = { admin: await http.login({ account: 'admin' }), ops: await http.login({ account: 'ops' }) }
  const page = (body: object, user: keyof typeof tokens) =>
    http.ask<Page>(`${PATH}/page`, body, { token: tokens[user] })
  const scene = await lookAround((body) => page(body, 'admin'))
  console.log(`${scene.orders} orders of the seller, ${scene.stationIds.length} stations\n`)

  const point = await measureRequests(repeat, 1, (n) => readOne(http, tokens.admin, scene, n))
  const lines = [['bill/get (baseline)', ...times(point), '1.0', '', '', '', '']]
  for (const { name, user = 'admin', body } of cases) {
    if (!name.includes(values.only)) continue
    const sizes: Page[] = []
    const ask = async (n: number) => sizes.push(await page(body(scene, n), user))
    const before = cpuTime(data)
    const single = await measureRequests(repeat, 1, ask)
    const cpu = (cpuTime(data) - before) / (single.length + WARM_UP)
    const eight = await measureRequests(repeat, 8, ask)
    const ratio = (medianOf(single) / medianOf(point)).toFixed(1)
    const { records, total, totalCapped } = sizes.at(-1) ?? { records: [], total: 0 }
    const count = `${total}${totalCapped ? '+' : ''}`
    lines.push([
      name,
      ...times(single),
      ratio,
      cpu.toFixed(1),
      medianOf(eight).toFixed(1),
      String(records.length),
      count,
    ])
  }
  console.log(table(['case', 'median ms', 'p95', 'ratio', 'CPU ms', '8 at once', 'rows', 'total'], lines))
}

function readOne(http: Api, token: string, scene: Scene, n: number): Promise<unknown> {
  return http.ask(`${PATH}/get`, { id: scene.orderIds[n % scene.orderIds.length] }, { token })
}
