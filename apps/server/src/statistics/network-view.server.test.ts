import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function viewAt(time: string): Promise<NetworkView> {
  server.clock.now = parseTimestamp(time)
  const token = await server.login('admin')
  return (await server.call<NetworkView>('statistics-service/operationView/bigScreen', {}, { token })).data
}

/** What orders that ended in a half-open stretch of time come to. */
async function ended(from: string, to: string) {
  const { rows } = await sql<{ orders: number; energyWh: number; incomeFen: number; last: number }>`
    select count(*) as orders, coalesce(sum(energy_wh), 0) as energy_wh, max(end_time) as last,
      coalesce(sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen), 0) as income_fen
    from charge_order where seller_id = 10001 and order_status = 3 and energy_wh > 0
      and end_time >= ${parseTimestamp(from)} and end_time < ${parseTimestamp(to)}`.execute(server.db)
  return rows[0]
}

it('counts today in hours that sum to the whole', async () => {
  const view = await viewAt('2026-06-30 23:59:59')
  const all = await ended('2026-06-30 00:00:00', '2026-07-01 00:00:00')
  expect(view.orders.today).toBe(all?.orders)
  expect(view.energyWh.today).toBe(all?.energyWh)
  expect(view.incomeFen.today).toBe(all?.incomeFen)
  for (const { today, hours } of [view.orders, view.energyWh, view.incomeFen]) {
    expect(hours).toHaveLength(24)
    expect(hours.reduce((sum, of) => sum + of, 0)).toBe(today)
  }
})

it('compares with yesterday up to the same second, not to the full hour', async () => {
  const whole = await ended('2026-06-29 00:00:00', '2026-06-30 00:00:00')
  const second = new Date((whole?.last ?? 0) + 8 * 3_600_000).toISOString().slice(11, 19)
  const before = await viewAt(`2026-06-30 ${second}`)
  const expected = await ended('2026-06-29 00:00:00', `2026-06-29 ${second}`)
  expect(before.orders.before).toBe(expected?.orders)
  expect(before.energyWh.before).toBe(expected?.energyWh)
  expect(before.incomeFen.before).toBe(expected?.incomeFen)
  const after = await viewAt('2026-06-30 23:59:59')
  expect(after.orders.before).toBe(whole?.orders)
  expect(after.orders.before).toBeGreaterThan(before.orders.before)
})

it('shows every gun once, by station and by status', async () => {
  const view = await viewAt('2026-07-01 10:00:00')
  const tiles = view.stations.flatMap((station) => station.guns)
  expect(new Set(tiles.map((gun) => gun.id)).size).toBe(tiles.length)
  for (const { status, count } of view.guns) {
    expect([status, tiles.filter((gun) => gun.status === status).length]).toEqual([status, count])
  }
  expect(view).toMatchObject({
    sellerName: '天际充电',
    sellerNameEn: 'Skyline Charging',
    at: '2026-07-01 10:00:00',
  })
  expect(tiles.filter((gun) => (gun.powerW ?? 0) > 0 && gun.status !== 3)).toEqual([])
})
