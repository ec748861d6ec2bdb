import type { NetworkOfflineRank, NetworkSummary, TrafficDay } from '@ampdeck/api/statistics/network'
import { DAY, HOUR, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { beforeAll, expect, it } from 'vitest'
import { idAt } from '../../database/ids.ts'
import { setUpApp } from '../../testing/set-up.ts'
import { latencyOf } from './latency.ts'
import { rollUpLinks } from './link-hour.store.ts'

const NOW = parseTimestamp('2026-07-01 10:00:00')

const server = setUpApp()
let token: string
beforeAll(async () => {
  token = await server.login('admin')
})

const call = async <Data>(name: string, body: object = {}, by = token) =>
  (await server.call<Data>(`operation-service/network/${name}`, body, { token: by })).data

/** K11 of a period as one counts it by hand: gun by gun. */
async function onlineByHand(from: number, to: number) {
  const guns = await server.db
    .selectFrom('gun')
    .innerJoin('pile', 'pile.id', 'gun.pileId')
    .innerJoin('station', 'station.id', 'pile.stationId')
    .select('gun.pileId')
    .where('gun.sellerId', '=', 10_001)
    .where('pile.status', '<>', 4)
    .where('station.status', 'in', [1, 4])
    .where(({ and }) => and({ 'gun.deleted': 0, 'pile.deleted': 0, 'station.deleted': 0 }))
    .execute()
  const records = await server.db
    .selectFrom('offlineRecord')
    .selectAll()
    .where('sellerId', '=', 10_001)
    .execute()
  const offline = guns.reduce(
    (sum, { pileId }) =>
      sum +
      records
        .filter((record) => record.pileId === pileId)
        .reduce(
          (time, { fromTime, toTime }) =>
            time + Math.max(0, Math.min(toTime ?? to, to) - Math.max(fromTime, from)),
          0,
        ),
    0,
  )
  return Math.round(10_000 * (1 - offline / (guns.length * (to - from))))
}

it('has the online rate that its records give, weighted by guns, and as long before', async () => {
  server.clock.now = NOW
  const { online, steps, carriers, reconnects } = await call<NetworkSummary>('summary')
  const from = parseTimestamp(steps[0] ?? '')
  expect(steps).toHaveLength(23)
  expect(online.bps).toBe(await onlineByHand(from, NOW))
  expect(online.before).toBe(await onlineByHand(from - DAY, NOW - DAY))
  expect(carriers.length).toBeGreaterThan(1)
  for (const { onlineBps } of carriers) expect(onlineBps).toHaveLength(steps.length)
  expect(reconnects.steps.reduce((sum, count) => sum + count, 0)).toBe(reconnects.count)
  const { steps: week } = await call<NetworkSummary>('summary', { days: 7 })
  expect([week.length, week[0]]).toEqual([7, '2026-06-25 00:00:00'])
})

it('ranks what went and came back, and counts what is still away up to now', async () => {
  server.clock.now = NOW
  const pile = await server.db
    .selectFrom('pile')
    .innerJoin('station', 'station.id', 'pile.stationId')
    .select(['pile.id', 'pile.stationId', 'pile.code'])
    .where('pile.sellerId', '=', 10_001)
    .where('station.status', '=', 1)
    .where('pile.status', '=', 1)
    .executeTakeFirstOrThrow()
  const record = { id: 1, sellerId: 10_001, stationId: pile.stationId, pileId: pile.id }
  await server.db
    .insertInto('offlineRecord')
    .values({ ...record, fromTime: NOW - 20 * HOUR, toTime: null })
    .execute()
  type Ranks = { piles: number; ranks: NetworkOfflineRank[] }
  const { ranks, piles } = await call<Ranks>('offlineRank', { stationId: pile.stationId })
  expect(ranks[0]).toMatchObject({ pileCode: pile.code, reconnects: 0 })
  expect(ranks[0]?.offlineMinutes).toBeGreaterThanOrEqual(1_200)
  expect(piles).toBeGreaterThanOrEqual(ranks.length)
  const strange = await call<Ranks>('offlineRank', {}, await server.login('admin', '10002'))
  expect(strange.ranks.map(({ pileId }) => pileId)).not.toContain(pile.id)
})

it('rolls frames up by hour, also twice; the traffic of a day is one figure wherever it is asked for (spec 7.45)', async () => {
  server.clock.now = NOW
  const before = (await call<TrafficDay[]>('traffic')).at(-1)?.gb ?? 0
  const message = await server.db
    .selectFrom('message')
    .selectAll()
    .where('sellerId', '=', 10_001)
    .executeTakeFirstOrThrow()
  const hour = NOW - HOUR
  await server.db.deleteFrom('linkHour').where('hour', '>=', hour).execute()
  const cleared = (await call<TrafficDay[]>('traffic')).at(-1)?.gb ?? 0
  expect(cleared).toBeLessThan(before)
  const frame = {
    ...message,
    ts: hour + MINUTE,
    direction: 1,
    frameType: 3,
    latencyMs: 40,
    raw: 'x'.repeat(5_000_000),
  }
  await server.db
    .insertInto('message')
    .values({ ...frame, id: idAt(frame.ts) })
    .execute()
  await rollUpLinks(server.db, hour, NOW)
  await rollUpLinks(server.db, hour, NOW)
  const days = await call<TrafficDay[]>('traffic')
  expect(days).toHaveLength(30)
  expect((days.at(-1)?.gb ?? 0) - cleared).toBeGreaterThanOrEqual(0.04)
  const bar = await server.call('analysis/month-bar', {}, { method: 'GET', token })
  expect(bar).toMatchObject({ code: 0, result: days, data: days })
})

it('says within which time a share of the answers came', () => {
  expect(latencyOf([], 0.5)).toBeNull()
  expect(latencyOf([0, 0, 10], 0.5)).toBe(35)
  expect(latencyOf([90, 0, 0, 0, 10], 0.95)).toBe(150)
  expect(latencyOf([...Array(11).fill(0), 3], 0.5)).toBe(30_000)
})
