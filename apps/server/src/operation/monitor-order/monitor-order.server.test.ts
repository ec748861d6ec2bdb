import type { LiveOrder, OrderStream } from '@ampdeck/api/operation/monitor-order'
import { formatTimestamp } from '@ampdeck/api/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const PAGE = 'operation-service/monitor/liveOrders'
const STREAM = 'operation-service/monitor/orderStream'
const SKYLINE = 10_001
const MINUTE = 60_000
const [STARTING, CHARGING] = [1, 2]

let server: TestApp
let admin: string
let mine: { id: number; stationId: number; gunId: number; orderStatus: number; startTime: number }[]

beforeAll(async () => {
  server = await createTestApp()
  admin = await server.login('admin')
  mine = await server.db
    .selectFrom('chargeOrder')
    .select(['id', 'stationId', 'gunId', 'orderStatus', 'startTime'])
    .where('sellerId', '=', SKYLINE)
    .where('orderStatus', 'in', [STARTING as 1, CHARGING as 2])
    .execute()
})
afterAll(() => server.close())

interface Page {
  records: LiveOrder[]
  total: number
}
const page = async (body: object = {}, token = admin) => {
  const { code, data } = await server.call<Page>(PAGE, { pageSize: 1_000, ...body }, { token })
  expect(code).toBe(0)
  return data
}
const stream = async (body: object = {}, token = admin) =>
  (await server.call<OrderStream>(STREAM, body, { token })).data

const idsOf = ({ records }: Page) => records.map(({ id }) => id).toSorted((a, b) => a - b)

describe('the running orders', () => {
  it('are those that are starting or charging, the newest first', async () => {
    const all = await page()
    expect(mine.length).toBeGreaterThan(3)
    expect(idsOf(all)).toEqual(mine.map(({ id }) => id).toSorted((a, b) => a - b))
    const starts = all.records.map(({ startTime }) => startTime)
    expect(starts).toEqual(starts.toSorted().toReversed())
  })

  it('show what their gun measures, and what that costs by the tariff in force', async () => {
    const order = mine.find(({ orderStatus }) => orderStatus === CHARGING)
    const { costModelVersionId } = await server.db
      .selectFrom('chargeOrder')
      .select('costModelVersionId')
      .where('id', '=', order?.id ?? 0)
      .executeTakeFirstOrThrow()
    const ts = server.clock.now - 5_000
    const live = { V: 400, A: 100, W: 40_000, Wh: 10_000, soc: 55, tempC: null, ts }
    await server.db
      .updateTable('gun')
      .set({ currentOrderId: order?.id ?? 0, live: JSON.stringify(live) })
      .where('id', '=', order?.gunId ?? 0)
      .execute()
    await server.db
      .updateTable('costModelVersion')
      .set({
        periods: JSON.stringify([{ from: '00:00', to: '24:00', period: 3, ePrice4: 8_000, sPrice4: 4_000 }]),
        serviceMode: 1,
      })
      .where('id', '=', costModelVersionId)
      .execute()
    const found = (await page()).records.find(({ id }) => id === order?.id)
    expect(found).toMatchObject({
      powerW: 40_000,
      energyWh: 10_000,
      soc: 55,
      feeFen: 1_200,
      readTime: formatTimestamp(ts),
    })
  })

  it('cost nothing and measure nothing before the first reading', async () => {
    const order = mine.find(({ orderStatus }) => orderStatus === STARTING)
    await server.db
      .updateTable('gun')
      .set({ live: null })
      .where('id', '=', order?.gunId ?? 0)
      .execute()
    const found = (await page({ orderStatus: STARTING })).records.find(({ id }) => id === order?.id)
    expect(found).toMatchObject({ powerW: 0, energyWh: 0, feeFen: 0, readTime: null })
  })

  it('have an unknown power, not none, where their pile reports energy alone', async () => {
    const order = mine.find(({ orderStatus }) => orderStatus !== STARTING)
    const before = await stream()
    const known = (await page()).records.find(({ id }) => id === order?.id)?.powerW ?? 0
    const live = { V: null, A: null, W: null, Wh: 9_000, soc: null, tempC: null, ts: server.clock.now }
    await server.db
      .updateTable('gun')
      .set({ currentOrderId: order?.id ?? 0, live: JSON.stringify(live) })
      .where('id', '=', order?.gunId ?? 0)
      .execute()
    const found = (await page()).records.find(({ id }) => id === order?.id)
    expect(found).toMatchObject({ powerW: null, energyWh: 9_000 })
    const after = await stream()
    expect(after.powerW).toBe(before.powerW - known)
    expect(after.powerUnknown).toBe(before.powerUnknown + 1)
  })

  it('are filtered, sorted and cut into pages as an address says it', async () => {
    const stationId = mine[0]?.stationId
    const atStation = await page({ stationId: String(stationId) })
    expect(idsOf(atStation)).toEqual(
      mine
        .filter((order) => order.stationId === stationId)
        .map(({ id }) => id)
        .toSorted((a, b) => a - b),
    )
    expect((await page({ orderStatus: '3' })).total).toBe(0)
    const byPower = (await page({ sortField: 'powerW', sortOrder: 'desc' })).records.map(
      ({ powerW }) => powerW,
    )
    expect(byPower).toEqual(byPower.toSorted((a, b) => (b ?? -1) - (a ?? -1)))
    const second = await page({ current: '2', pageSize: '2' })
    expect(second.records.map(({ id }) => id)).toEqual((await page()).records.slice(2, 4).map(({ id }) => id))
  })

  it('begin with those that need a look: not yet charging, or without power', async () => {
    const ranks = (await page({ pageSize: 100 })).records.map(({ orderStatus, gunStatus, powerW }) =>
      gunStatus === 6 || gunStatus === 7 ? 0 : orderStatus === STARTING ? 1 : powerW === 0 ? 2 : 3,
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })

  it('are those of the own seller and data scope', async () => {
    const ops = await page({}, await server.login('ops'))
    const riverside = await page({}, await server.login('admin', '10002'))
    expect(ops.total).toBeLessThan(mine.length)
    expect(riverside.records.filter(({ id }) => mine.some((order) => order.id === id))).toEqual([])
    expect(await server.call(PAGE, {}, { token: await server.login('repair') })).toMatchObject({
      status: 403,
    })
  })

  it('refuse what makes no sense', async () => {
    for (const body of [{ sortField: 'plate' }, { channel: 77 }, { stationId: 'x' }, { current: 0 }])
      expect(await server.call(PAGE, body, { token: admin })).toMatchObject({ status: 200, code: 400 })
  })
})

describe('the stream of orders', () => {
  it('counts and sums all running ones', async () => {
    const { counts, powerW, powerUnknown, energyWh, stations } = await stream()
    const { records } = await page()
    for (const { orderStatus, count } of counts)
      expect(records.filter((row) => row.orderStatus === orderStatus)).toHaveLength(count)
    expect(powerW).toBe(records.reduce((sum, row) => sum + (row.powerW ?? 0), 0))
    expect(powerUnknown).toBe(records.filter((row) => row.powerW === null).length)
    expect(Math.abs(energyWh - records.reduce((sum, row) => sum + row.energyWh, 0))).toBeLessThan(
      records.length,
    )
    expect(stations.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(mine.map((row) => row.stationId))].toSorted(),
    )
  })

  it('tells what began and ended in the last hour, the newest first', async () => {
    const { turns } = await stream()
    expect(turns.length).toBeGreaterThan(0)
    const times = turns.map(({ time }) => time)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(times.at(-1)).toBeDefined()
    expect(String(times.at(-1)) >= formatTimestamp(server.clock.now - 60 * MINUTE)).toBe(true)
    for (const { what, stopReason } of turns)
      if (what === 'started') expect([what, stopReason]).toEqual([what, null])
  })
})
