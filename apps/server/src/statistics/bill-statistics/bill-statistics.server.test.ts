import { compareNames } from '@ampdeck/api/compare-names'
import { billDimension } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Group {
  key: string
  name: string | null
  orders: number
  energyWh: number
  eFeeFen: number
  payableFen: number | null
}
interface Pivot {
  total: Omit<Group, 'key' | 'name'>
  cells: (Omit<Group, 'key' | 'name'> & { by: Group; across: Group })[]
}

const SPAN = { endTimeFrom: '2026-06-01', endTimeTo: '2026-06-30' }
let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const groups = async (body: object, who = token) =>
  (
    await server.call<{ records: Group[]; total: number }>(
      'bill-service/bill/statistics',
      { ...SPAN, pageSize: 1_000, ...body },
      { token: who },
    )
  ).data

const pivot = async (body: object) =>
  (await server.call<Pivot>('bill-service/bill/statisticsPivot', { ...SPAN, ...body }, { token })).data

/** The same from the figures of days, which another code counts. */
async function ofDays(condition = 'true') {
  const { rows } = await sql<{ orders: number; energyWh: number; eFeeFen: number }>`
    select sum(orders)::bigint as orders, sum(energy_wh)::bigint as "energyWh", sum(e_fee_fen)::bigint as "eFeeFen"
    from day_stat where seller_id = 10001 and day between '2026-06-01' and '2026-06-30' and ${sql.raw(condition)}
  `.execute(server.db)
  return rows[0]
}

const total = (of: readonly Omit<Group, 'key' | 'name'>[]) => ({
  orders: of.reduce((sum, { orders }) => sum + orders, 0),
  energyWh: of.reduce((sum, { energyWh }) => sum + energyWh, 0),
  eFeeFen: of.reduce((sum, { eFeeFen }) => sum + eFeeFen, 0),
})

it.each(billDimension.codes.filter((by) => by !== 'period'))('divides the whole by %s', async (by) => {
  const { records } = await groups({ by })
  expect(records.length).toBeGreaterThan(0)
  expect(total(records)).toEqual(await ofDays())
  expect(records.every(({ name, key }) => (by === 'station' ? name !== null : key !== ''))).toBe(true)
})

it('divides energy and fees by tariff period, and leaves out what only whole orders have', async () => {
  const { records } = await groups({ by: 'period' })
  const { energyWh, eFeeFen } = total(records)
  expect({ energyWh, eFeeFen }).toEqual({
    energyWh: (await ofDays())?.energyWh,
    eFeeFen: (await ofDays())?.eFeeFen,
  })
  expect(records.map(({ payableFen }) => payableFen)).toEqual(records.map(() => null))
})

it('gives one day the figures of that day, and the newest comes first', async () => {
  const { records } = await groups({ by: 'day' })
  expect(records.map(({ key }) => key)).toEqual(
    records
      .map(({ key }) => key)
      .toSorted()
      .toReversed(),
  )
  const [first] = records
  expect(first && total([first])).toEqual(await ofDays(`day = '${first?.key}'`))
})

it('has the same whole in each pair of dimensions', async () => {
  const { total: whole, cells } = await pivot({ by: 'day', across: 'memberType' })
  expect(total(cells)).toEqual(await ofDays())
  expect(whole).toMatchObject({ ...(await ofDays()) })
  expect(new Set(cells.map(({ by, across }) => `${by.key} ${across.key}`)).size).toBe(cells.length)
})

it('counts nothing where nothing was', async () => {
  const never = { endTimeFrom: '2020-01-01', endTimeTo: '2020-01-31' }
  expect(await groups({ ...never })).toMatchObject({ records: [], total: 0 })
  expect((await pivot({ ...never })).total).toMatchObject({ orders: 0, payableFen: 0 })
})

it('sorts and pages its groups', async () => {
  const all = (await groups({ by: 'station', sortField: 'payableFen', sortOrder: 'desc' })).records
  const sums = all.map(({ payableFen }) => payableFen ?? 0)
  expect(sums).toEqual(sums.toSorted((x, y) => y - x))
  const second = await groups({
    by: 'station',
    sortField: 'payableFen',
    sortOrder: 'desc',
    current: 2,
    pageSize: 3,
  })
  expect(second.records.map(({ key }) => key)).toEqual(all.slice(3, 6).map(({ key }) => key))
})

it('sorts stations by their names, not by their numbers', async () => {
  const { records } = await groups({ by: 'station', sortField: 'key', sortOrder: 'asc' })
  const names = records.map(({ name }) => name ?? '')
  expect(names.length).toBeGreaterThan(5)
  expect(names).toEqual(names.toSorted(compareNames))
})

it('shows each person the own stations alone, and another seller nothing of this one', async () => {
  const ops = await groups({ by: 'station' }, await server.login('ops'))
  expect(ops.total).toBeLessThan((await groups({ by: 'station' })).total)
  const other = await groups({ by: 'station' }, await server.login('admin', '10002'))
  expect(other.records.filter(({ name }) => name === null)).toEqual([])
  expect(total(other.records).orders).not.toBe((await ofDays())?.orders)
})
