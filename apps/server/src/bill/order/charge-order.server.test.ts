import { TOTAL_CAP } from '@ampdeck/api/paging'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Order {
  id: number
  orderNo: string
  startTime: string
  energyWh: number
  payableFen: number
  owedFen: number
  eFeeFen: number
  sFeeFen: number
  orderStatus: number
  plate: string | null
  lines: { energyWh: number; eFeeFen: number; sFeeFen: number }[]
}
interface Orders {
  records: Order[]
  total: number
  totalCapped?: boolean
}

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const page = async (body: object) =>
  (await server.call<Orders>('bill-service/bill/page', body, { token })).data

function counted(condition: string) {
  return sql<{
    count: number
  }>`select count(*) from charge_order where seller_id = 10001 and ${sql.raw(condition)}`
    .execute(server.db)
    .then((found) => found.rows[0]?.count)
}

it('comes newest first, in pages that neither repeat nor leave out an order', async () => {
  const { total } = await page({})
  const seen: Order[] = []
  for (let current = 1; seen.length < total; current++) {
    const { records } = await page({ current, pageSize: 700 })
    expect(records.length).toBeGreaterThan(0)
    seen.push(...records)
  }
  expect(new Set(seen.map((order) => order.id)).size).toBe(total)
  expect(total).toBe(await counted('true'))
  const times = seen.map((order) => order.startTime)
  expect(times).toEqual(times.toSorted().toReversed())
})

it.each(['energyWh', 'payableFen', 'owedFen'] as const)('is sorted by %s both ways', async (sortField) => {
  for (const sortOrder of ['asc', 'desc'] as const) {
    const { records } = await page({ sortField, sortOrder, pageSize: 1_000, current: 2 })
    const values = records.map((order) => order[sortField])
    const sorted = values.toSorted((a, b) => a - b)
    expect(values).toEqual(sortOrder === 'asc' ? sorted : sorted.toReversed())
  }
})

it.each([
  [{ orderStatus: [2, 4] }, 'order_status in (2, 4)'],
  [{ chargeStatus: '1,2' }, 'charge_status in (1, 2)'],
  [{ channel: 3 }, 'channel = 3'],
  [{ stopReason: [7, 8, 9] }, 'stop_reason in (7, 8, 9)'],
  [
    { startTimeFrom: '2026-06-01', startTimeTo: '2026-06-07' },
    'start_time >= 1780243200000 and start_time < 1780848000000',
  ],
  [{ orderNo: '20260601' }, "order_no like '%20260601%'"],
  [{ plate: '粤b' }, "plate ilike '%粤b%'"],
  [
    { orderStatus: 3, channel: 2, startTimeFrom: '2026-06-15 12:00:00' },
    'order_status = 3 and channel = 2 and start_time >= 1781496000000',
  ],
])('filters by %j', async (filter, condition) => {
  const { total, records } = await page({ ...filter, pageSize: 1_000 })
  expect(total).toBe(await counted(condition))
  expect(total).toBeGreaterThan(0)
  expect(records).toHaveLength(Math.min(total, 1_000))
})

it('takes the wildcards of SQL literally', async () => {
  expect((await page({ plate: '%' })).total).toBe(0)
  expect((await page({ orderNo: '_' })).total).toBe(0)
})

it('finds one order by its number and by its id, with names and lines', async () => {
  const { records } = await page({ orderStatus: 3, pageSize: 20 })
  const [first] = records
  const byId = await server.call<Order>('bill-service/bill/get', { id: first?.id }, { token })
  const byNumber = await server.call<Order>('bill-service/bill/get', { orderNo: first?.orderNo }, { token })
  expect(byId.data).toMatchObject({ ...first })
  expect(byNumber).toEqual(byId)
  expect((await page({ orderNo: first?.orderNo })).records).toEqual([first])
})

it('has lines that sum to the order', async () => {
  const { records } = await page({ orderStatus: 3, pageSize: 30, sortField: 'energyWh', sortOrder: 'desc' })
  for (const { id } of records) {
    const { data } = await server.call<Order>('bill-service/bill/get', { id }, { token })
    const sum = (field: 'energyWh' | 'eFeeFen' | 'sFeeFen') =>
      data.lines.reduce((total, line) => total + line[field], 0)
    expect([sum('energyWh'), sum('eFeeFen'), sum('sFeeFen')]).toEqual([
      data.energyWh,
      data.eFeeFen,
      data.sFeeFen,
    ])
  }
})

it.each(['', '1', '99999999999999999999', '202613409999999999999999', '%'])(
  'answers 404 to the number "%s"',
  async (orderNo) => {
    expect((await server.call('bill-service/bill/get', { orderNo }, { token })).code).toBe(404)
  },
)

it('counts no further than 10,000 and says so', async () => {
  const columns = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
    from information_schema.columns where table_name = 'charge_order' and column_name <> 'id'`.execute(
    server.db,
  )
  const names = sql.raw(columns.rows[0]?.names ?? '')
  await sql`insert into charge_order (id, ${names})
    select last.id + n, ${names} from (select * from charge_order where seller_id = 10001 and order_status = 3
      order by id desc limit 1) last, generate_series(1, ${TOTAL_CAP}) n`.execute(server.db)
  expect(await page({ orderStatus: 3 })).toMatchObject({ total: TOTAL_CAP, totalCapped: true })
  const deep = await page({ current: 1_050, pageSize: 10 })
  expect(deep.records).toHaveLength(10)
  expect(await page({ orderStatus: 2 })).not.toHaveProperty('totalCapped')
})
