import type { PowerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import type { Page } from '@ampdeck/api/paging'
import type { LossRank, LossTrend } from '@ampdeck/api/statistics/loss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

type Sum = { sum: Record<'siteMeterWh' | 'gridWh' | 'auxWh' | 'lossWh' | 'lossRate', number> }
const call = async <Data>(path: string, body: object = {}, by = token) =>
  (await server.call<Data>(path, body, { token: by })).data
const recordsOf = (body: object) =>
  call<Page<PowerLossRecord>>('bill-service/powerLossRecord/page', { pageSize: 1_000, ...body })

it('is the loss of the records, weighted, by day and by station, and says the same as their list', async () => {
  const trend = await call<LossTrend>('dataanalysis-service/loss/trend')
  const { records } = await recordsOf({ dateFrom: trend.from, dateTo: trend.to })
  const sum = (of: (record: PowerLossRecord) => number, among = records) =>
    among.reduce((total, record) => total + of(record), 0)
  expect(records.length).toBe(trend.recordDays)
  expect(trend.total).toMatchObject({
    gridWh: sum(({ gridWh }) => gridWh),
    lossWh: sum(({ lossWh }) => lossWh),
    lossBps: Math.round((10_000 * sum(({ lossWh }) => lossWh)) / sum(({ gridWh }) => gridWh)),
  })
  expect(trend.highDays).toBe(records.filter(({ lossBps }) => lossBps !== null && lossBps > 800).length)
  expect(trend.days.reduce((total, { lossWh }) => total + lossWh, 0)).toBe(trend.total.lossWh)

  const ranks = await call<LossRank[]>('dataanalysis-service/loss/stationRank')
  expect(ranks.map(({ lossBps }) => lossBps)).toEqual(
    ranks.map(({ lossBps }) => lossBps ?? 0).toSorted((a, b) => b - a),
  )
  const [first] = ranks
  const own = records.filter(({ stationId }) => stationId === first?.stationId)
  expect(first?.gridWh).toBe(sum(({ gridWh }) => gridWh, own))
  const one = await call<LossTrend>('dataanalysis-service/loss/trend', { stationId: first?.stationId })
  expect(one.total.lossBps).toBe(first?.lossBps)
})

it('says the same as the energy report under the same name; what came from the grid has no PV in it', async () => {
  const { from, to, total } = await call<LossTrend>('dataanalysis-service/loss/trend')
  const period = { dayFrom: from, dayTo: to }
  const { sum: whole } = await call<Sum>('report-service/energy/sum', period)
  expect(whole).toMatchObject({
    siteMeterWh: total.gridWh,
    auxWh: total.auxWh,
    lossWh: total.lossWh,
    lossRate: total.lossBps,
  })
  const { stationId } = await server.db
    .selectFrom('pvInverter')
    .select('stationId')
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  const { sum: withPv } = await call<Sum>('report-service/energy/sum', { ...period, stationId: [stationId] })
  expect(withPv.gridWh).toBeLessThan(withPv.siteMeterWh)
})

it('has the base load of the nights from the meters of the sites', async () => {
  type Detail = { nights: { day: string; watt: number }[]; meanW: number | null }
  const { nights, meanW } = await call<Detail>('dataanalysis-service/loss/detail', { days: 7 })
  expect(nights.length).toBeGreaterThan(0)
  expect(meanW).toBeGreaterThan(0)
})

it('is exported by who may, and has nothing of another seller', async () => {
  const send = (by: string) => server.call('dataanalysis-service/loss/export', { days: '30' }, { token: by })
  expect(await send(token)).toMatchObject({ code: 0 })
  expect(await send(await server.login('viewer'))).toMatchObject({ code: 403 })
  const other = await server.login('admin', '10002')
  const theirs = (await call<LossRank[]>('dataanalysis-service/loss/stationRank')).map(
    ({ stationId }) => stationId,
  )
  const ranks = await call<LossRank[]>('dataanalysis-service/loss/stationRank', {}, other)
  expect(ranks.filter(({ stationId }) => theirs.includes(stationId))).toEqual([])
})
