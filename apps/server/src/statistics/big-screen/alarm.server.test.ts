import { deadlineOf } from '@ampdeck/api/operation/life-cycles'
import type { AlarmScene } from '@ampdeck/api/statistics/big-screen/alarm'
import { DAY, formatDate, formatTimestamp, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async (account = 'admin', seller?: string) =>
  server.call<AlarmScene>(
    'statistics-service/operationView/bigScreenAlarm',
    {},
    { token: await server.login(account, seller) },
  )

async function one<Row>(query: string): Promise<Row> {
  const { rows } = await sql<Row>`${sql.raw(query)}`.execute(server.db)
  return rows[0] as Row
}

it('has every open alarm with its level and its age', async () => {
  const { data } = await ask()
  const { count } = await one<{ count: number }>(
    'select count(*) from alarm where seller_id = 10001 and deleted = 0 and handling < 3',
  )
  expect(count).toBeGreaterThan(0)
  expect(data.alarms).toHaveLength(count)
  for (const { level, count: of } of data.levels)
    expect([level, data.alarms.filter((alarm) => alarm.level === level).length]).toEqual([level, of])
  expect(data.stations.reduce((sum, { open }) => sum + open, 0)).toBe(count)
  expect(data.stationCount).toBeGreaterThanOrEqual(data.stations.length)
})

it('begins with the alarm for which a wall stays, due as its work order or its level says', async () => {
  const token = await server.login('admin')
  const { data: wall } = await server.call<{ held: { alarmId: number; level: number } | null }>(
    'statistics-service/operationView/bigScreen',
    {},
    { token },
  )
  const { data } = await ask()
  expect(wall.held).not.toBeNull()
  expect(data.worst).toMatchObject({ id: wall.held?.alarmId, level: wall.held?.level })
  const due = await one<{ deadline: number | null }>(
    `select deadline from work_order where alarm_id = ${data.worst?.id} limit 1`,
  )
  const first = parseTimestamp(data.worst?.firstTime ?? '')
  expect(data.worst?.deadline).toBe(
    formatTimestamp(due?.deadline ?? deadlineOf(data.worst?.level ?? 0, first)),
  )
})

it('has the open work orders by state, and those that are due next in their order', async () => {
  const { data } = await ask()
  const { rows } = await sql<{ state: number; count: number }>`
    select state, count(*) from work_order where seller_id = 10001 and deleted = 0 and state not in (5, 7)
    group by 1 order by 1`.execute(server.db)
  expect(data.workOrders).toEqual(rows)
  const dues = data.next.map(({ deadline }) => deadline ?? '9999')
  expect(dues).toEqual(dues.toSorted())
  const { first } = await one<{ first: number }>(
    'select min(deadline) as first from work_order where seller_id = 10001 and deleted = 0 and state not in (5, 7)',
  )
  expect(dues[0]).toBe(formatTimestamp(first))
})

it('counts the time to recovery of seven days and of the seven before', async () => {
  const { data } = await ask()
  const midnight = parseTimestamp(formatDate(server.clock.now))
  const meanBetween = async (from: number, to: number) => {
    const { mean } = await one<{ mean: number | null }>(
      `select sum(recover_time - first_time) / count(*) / 60000.0 as mean from alarm where seller_id = 10001
       and deleted = 0 and recover_time is not null and first_time >= ${from} and first_time < ${to}`,
    )
    return mean === null ? null : Math.round(Number(mean))
  }
  const from = midnight - 6 * DAY
  expect(data.repairMinutes.value).toBe(await meanBetween(from, midnight + DAY))
  expect(data.repairMinutes.before).toBe(await meanBetween(from - 7 * DAY, server.clock.now - 7 * DAY))
  expect(data.repairMinutes.value).toBeGreaterThan(0)
  const times = data.recovered.map(({ recoverTime }) => recoverTime)
  expect(times).toEqual(times.toSorted().reverse())
})

it('leaves out of the people on duty who has a rest today', async () => {
  const { people } = (await ask()).data
  const [first] = people
  const { open } = await one<{ open: number }>(
    `select count(*) as open from work_order where repair_user = ${first?.id} and deleted = 0 and state not in (5, 7)`,
  )
  expect(first?.openCount).toBe(open)
  await sql`insert into scheduling (id, seller_id, create_time, update_time, date, shift, user_id, station_ids)
    values (1, 10001, 1, 1, ${formatDate(server.clock.now)}, 3, ${first?.id}, '{}')
    on conflict do nothing`.execute(server.db)
  await sql`update scheduling set shift = 3 where user_id = ${first?.id}`.execute(server.db)
  expect((await ask()).data.people.map(({ id }) => id)).not.toContain(first?.id)
})

it("is cut to the caller's seller and stations, and refused to who may not see the wall", async () => {
  const mine = new Set((await ask()).data.alarms.map(({ id }) => id))
  const other = (await ask('admin', '10002')).data
  expect(other.alarms.filter(({ id }) => mine.has(id))).toEqual([])
  const { id } = await one<{ id: number }>(
    'select station_id as id from alarm where seller_id = 10001 and deleted = 0 and handling < 3 limit 1',
  )
  await sql`update account_user set station_ids = array[${id}]::bigint[] where account = 'admin' and seller_id = 10001`.execute(
    server.db,
  )
  const { data } = await ask()
  expect(data.stations.map((station) => station.id)).toEqual([id])
  expect(data.stationCount).toBe(1)
  expect((await ask('repair')).code).toBe(403)
})

it('is quiet where nothing is open', async () => {
  await sql`update alarm set handling = 3, recover_time = ${server.clock.now} where seller_id = 10002`.execute(
    server.db,
  )
  await sql`update work_order set state = 7 where seller_id = 10002`.execute(server.db)
  const { data } = await ask('admin', '10002')
  expect(data).toMatchObject({ worst: null, alarms: [], stations: [], workOrders: [], next: [] })
})
