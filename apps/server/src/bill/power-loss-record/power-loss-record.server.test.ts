import type { PowerLossRecord } from '@ampdeck/api/bill/power-loss-record'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let token: string
let stationId: number

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
  const orders = server.db.selectFrom('dayStat').select('stationId').where('sellerId', '=', 10_001)
  stationId = (await orders.executeTakeFirstOrThrow()).stationId
})
afterAll(() => server.close())

type Told = PowerLossRecord & { reason: string; records: PowerLossRecord[]; lossWh: number }
const call = (name: string, body: object, by = token) =>
  server.call<Told>(`bill-service/powerLossRecord/${name}`, body, { token: by })

it('counts what the piles gave, and what is lost; a day has one record', async () => {
  const draft = { stationId, date: '2020-01-01', gridWh: 1_000_000, auxWh: 100_000 }
  const { data } = await call('save', draft)
  expect(data).toMatchObject({ pileWh: 0, lossWh: 900_000, lossBps: 9_000 })
  expect((await call('save', draft)).data.reason).toBe('record.duplicate')
  const { id, version } = data
  expect((await call('update', { ...draft, gridWh: 200_000, id, version })).data).toMatchObject({
    lossWh: 100_000,
    lossBps: 5_000,
  })
  expect((await call('update', { ...draft, id, version })).data.reason).toBe('record.stale')
  expect((await call('save', { ...draft, gridWh: 1 })).code).toBe(400)
})

it('has no share of loss where the grid gave nothing', async () => {
  const draft = { stationId, date: '2020-01-03', gridWh: 0, auxWh: 100_000 }
  expect((await call('save', draft)).data).toMatchObject({ lossWh: -100_000, lossBps: null })
})

it('has the sums of its rows', async () => {
  const { data } = await call('page', { pageSize: 1_000, stationId })
  const loss = data.records.reduce((sum, { lossWh }) => sum + lossWh, 0)
  expect((await call('sum', { stationId })).data.lossWh).toBe(loss)
  for (const { gridWh, pileWh, auxWh, lossWh } of data.records) expect(lossWh).toBe(gridWh - pileWh - auxWh)
})

it('is written by who holds the keys, for stations of the own seller', async () => {
  const draft = { stationId, date: '2020-01-02', gridWh: 100, auxWh: 0 }
  expect(await call('save', draft, await server.login('viewer'))).toMatchObject({ code: 403 })
  expect(await call('save', draft, await server.login('admin', '10002'))).toMatchObject({ code: 404 })
})
