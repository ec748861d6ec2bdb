import type { BatteryRisk, BatterySummary } from '@ampdeck/api/statistics/battery-safety'
import { DAY } from '@ampdeck/api/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { checkBatteries } from './battery-check.store.ts'

let server: TestApp
let token: string
beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

type Risks = { total: number; cars: BatteryRisk[] }
const call = async <Data>(name: string, body: object = {}, by = token) =>
  (await server.call<Data>(`dataanalysis-service/batterySafety/${name}`, body, { token: by })).data

it('has each charge with cell data once, in the distribution and by model', async () => {
  const found = server.db.selectFrom('vehicleData').select('orderId').distinct()
  const charged = await found.where('sellerId', '=', 10_001).execute()
  const { total, spread, models, cars } = await call<BatterySummary>('summary')
  expect(total.charges).toBe(charged.length)
  expect(cars).toBeGreaterThan(0)
  expect(spread.reduce((sum, { charges }) => sum + charges, 0)).toBe(total.charges)
  expect(models.reduce((sum, { charges }) => sum + charges, 0)).toBe(total.charges)
  for (const { riseDc } of models) expect(riseDc).toEqual(riseDc.toSorted((a, b) => a - b))
})

it('lists a car by the marks that its readings pass, also when they are counted twice', async () => {
  const order = await server.db
    .selectFrom('batteryCheck')
    .selectAll()
    .where('sellerId', '=', 10_001)
    .orderBy('ts', 'desc')
    .executeTakeFirstOrThrow()
  const { sellerId, orderId, vin, ts } = order
  await server.db
    .updateTable('vehicleData')
    .set({ cellMaxMv: 4_300, cellMinMv: 4_020, tempMax: 61 })
    .where(({ and }) => and({ sellerId, orderId, ts }))
    .execute()
  await checkBatteries(server.db, ts - 40 * DAY)
  await checkBatteries(server.db, ts - 40 * DAY)
  const { cars, total } = await call<Risks>('vinList')
  expect(cars[0]).toMatchObject({ vin, spreadMv: 280, cellMv: 4_300, tempC: 61, lastOrderId: orderId })
  expect(cars[0]?.marks).toBeGreaterThanOrEqual(3)
  expect(total).toBeGreaterThanOrEqual(cars.length)
  const other = await call<Risks>('vinList', {}, await server.login('admin', '10002'))
  // Each seller sees the own cars alone: their drawn numbers begin otherwise.
  expect(other.cars.filter(({ vin }) => vin.startsWith('LZZ9TEST1'))).toEqual([])
  expect(cars.filter(({ vin }) => vin.startsWith('LZZ9TEST2'))).toEqual([])
})
