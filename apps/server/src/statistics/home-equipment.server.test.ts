import type { HomeEquipment } from '@ampdeck/api/statistics/home-equipment'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { TEST_NOW } from '../testing/test-database.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async (body: object = {}, account = 'admin', seller?: string) =>
  server.call<HomeEquipment>('operation-service/monitor/summary', body, {
    token: await server.login(account, seller),
  })

it('has the 24 hours up to now, each within a whole', async () => {
  const { hours, now } = (await ask()).data
  expect(hours).toHaveLength(24)
  expect(hours.at(-1)?.time).toBe('2026-07-01 10:00:00')
  for (const { onlineRate, available } of [...hours.slice(0, -1), now]) {
    expect(onlineRate).toBeLessThanOrEqual(10_000)
    expect(available).toBeLessThanOrEqual(onlineRate ?? 0)
  }
})

it.each([7, 30])('counts the alarms of %i days by level', async (days) => {
  const from = parseTimestamp(formatDate(TEST_NOW)) - (days - 1) * DAY
  const { rows } = await sql<{ day: string; level: number; count: number }>`
    select to_char(to_timestamp(first_time / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, level, count(*) as count
    from alarm where seller_id = 10001 and deleted = 0 and first_time >= ${from} group by 1, 2 order by 1, 2`.execute(
    server.db,
  )
  const { alarms } = (await ask({ days })).data
  expect(rows.length).toBeGreaterThan(0)
  expect(alarms.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.level - b.level))).toEqual(
    rows,
  )
})

it('counts each pile once, by type and firmware', async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pile p
    join station s on s.seller_id = p.seller_id and s.id = p.station_id and s.deleted = 0
    where p.seller_id = 10001 and p.deleted = 0 and p.status <> 4`.execute(server.db)
  const { piles } = (await ask()).data
  expect(piles.reduce((sum, { count }) => sum + count, 0)).toBe(rows[0]?.count)
  expect(new Set(piles.map(({ firmware }) => firmware)).size).toBeGreaterThan(1)
})

it("shows the stations of the caller alone, nobody else's, and refuses who does not hold the page", async () => {
  const { rows } = await sql<{ id: number; piles: number }>`select s.id, count(p.id) as piles from station s
    join pile p on p.seller_id = s.seller_id and p.station_id = s.id and p.deleted = 0 and p.status <> 4
    where s.seller_id = 10001 and s.deleted = 0 group by s.id order by 2 desc limit 1`.execute(server.db)
  const stationId = rows[0]?.id
  const sum = ({ piles }: HomeEquipment) => piles.reduce((total, { count }) => total + count, 0)
  expect(sum((await ask({ stationId })).data)).toBe(rows[0]?.piles)
  expect((await ask({ stationId }, 'admin', '10002')).data).toMatchObject({ piles: [], alarms: [] })
  expect((await ask({}, 'repair')).code).toBe(403)
  expect((await ask({ days: 8 })).code).toBe(400)
})
