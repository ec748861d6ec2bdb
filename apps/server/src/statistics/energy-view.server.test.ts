import type { EnergyView } from '@ampdeck/api/statistics/operation-view'
import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { demoId } from '../demo/records.ts'
import { SKYLINE } from '../demo/sellers.ts'
import { sampleStations } from '../operation/energy/operating-sample.store.ts'
import { setUpApp } from '../testing/set-up.ts'

/** It has PV. */
const STATION = demoId(SKYLINE, 'station', 2)
const QUARTER = 15 * MINUTE
const NOW = parseTimestamp('2026-07-01 10:00:00')

const server = setUpApp()
let token: string
beforeAll(async () => {
  token = await server.login('admin')
})

const energyOf = (stationId: number, by = token) =>
  server.call<EnergyView>('statistics-service/operationView/energy', { stationId }, { token: by })

it('says of every quarter what site, piles and PV had, and the day as their sums', async () => {
  server.clock.now = NOW
  const { data } = await energyOf(STATION)
  expect([data.siteW.length, data.pileW.length, data.pvW.length, data.yesterdayW.length]).toEqual([
    40, 40, 40, 96,
  ])
  for (const [nth, w] of data.siteW.entries()) expect(w).toBeGreaterThan(data.pileW[nth] ?? 0)
  const wh = (watts: number[]) => watts.reduce((sum, w) => sum + w / 4, 0)
  expect(data.pvWh).toBeGreaterThan(0)
  expect(Math.abs(data.siteWh - wh(data.siteW))).toBeLessThan(2)
  expect(Math.abs(data.pvWh - wh(data.pvW))).toBeLessThan(2)
  expect(data.gridWh).toBeLessThan(data.siteWh)
  expect(data.isMetered).toBe(true)
  expect(data.tariff?.periods.length).toBeGreaterThan(0)
})

it('has the loss of the records, by their sums', async () => {
  const { data } = await energyOf(STATION)
  const { data: sums } = await server.call<{ gridWh: number; lossWh: number }>(
    'bill-service/powerLossRecord/sum',
    { stationId: STATION, dateFrom: '2026-06-01' },
    { token },
  )
  expect(data.loss.bps).toBe(Math.round((sums.lossWh * 10_000) / sums.gridWh))
})

it('finds the peak of the month, and goes on where the samples end', async () => {
  const high = { sellerId: SKYLINE, stationId: STATION, ts: NOW - 8 * QUARTER }
  await server.db
    .insertInto('operatingSample')
    .values({ ...high, pileW: 1, pvW: 0, siteW: 9_000_000 })
    .onConflict((conflict) =>
      conflict.columns(['sellerId', 'stationId', 'ts']).doUpdateSet({ siteW: 9_000_000 }),
    )
    .execute()
  expect((await energyOf(STATION)).data.peak).toMatchObject({ w: 9_000_000, time: '2026-07-01 08:00:00' })
  server.clock.now = NOW + 40 * MINUTE
  await sampleStations(server.db, server.clock.now)
  const { data } = await energyOf(STATION)
  expect(data.pileW).toHaveLength(43)
  expect(data.peak.w).toBe(9_000_000)
})

it('is not there for another seller', async () => {
  expect(await energyOf(STATION, await server.login('admin', '10002'))).toMatchObject({ code: 404 })
})
