import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { parseTimestamp } from '@ampdeck/api/time'
import { expect, it } from 'vitest'
import { latestReading } from './latest-reading.ts'
import { liveOrder } from './order-monitor.fixture.ts'

const row = liveOrder(1)
const at = parseTimestamp(row.readTime ?? '')
const gun = (more: Partial<LiveEventOf<'gun'>> = {}): LiveEventOf<'gun'> => ({
  type: 'gun',
  time: at,
  sellerId: 1,
  stationId: 1,
  pileId: 1,
  gunId: row.gunId,
  status: 3,
  orderId: row.id,
  live: { V: 400, A: 100, W: 41_000, Wh: row.energyWh + 500, soc: 77, tempC: 30, ts: at + 15_000 },
  ...more,
})
const order = (energyWh: number, payableFen: number): LiveEventOf<'order'> => ({
  type: 'order',
  time: at,
  sellerId: 1,
  stationId: 1,
  orderId: row.id,
  gunId: row.gunId,
  orderStatus: 2,
  energyWh,
  payableFen,
  groupId: null,
})

it('is what was read, until the stream tells more', () => {
  const { soc, powerW, energyWh, feeFen } = row
  expect(latestReading(row, undefined, undefined)).toEqual({ soc, powerW, energyWh, feeFen, at })
})

it('is what the gun measures, and what the order costs', () => {
  const told = latestReading(row, gun(), order(row.energyWh + 500, row.feeFen + 60))
  expect(told).toEqual({
    soc: 77,
    powerW: 41_000,
    energyWh: row.energyWh + 500,
    feeFen: row.feeFen + 60,
    at: at + 15_000,
  })
})

it('keeps what was read where the stream is behind, or speaks of another order at the gun', () => {
  const read = latestReading(row, undefined, undefined)
  const old = { V: 1, A: 1, W: 1, Wh: 1, soc: 1, tempC: null, ts: at - 1 }
  expect(latestReading(row, gun({ live: old }), order(row.energyWh - 1, 1))).toEqual(read)
  expect(latestReading(row, gun({ orderId: 99 }), undefined)).toEqual(read)
  expect(latestReading(row, gun({ live: null }), undefined)).toEqual(read)
})

it('has no time before the first reading', () => {
  expect(latestReading({ ...row, readTime: null }, undefined, undefined).at).toBeNull()
})
