import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(server.db)).rows
}

it('has forty open alarms, and a serious one at each gun that is in alarm or fault', async () => {
  const [open] = await rowsOf<{ count: number }>(
    'select count(*) from alarm where seller_id = 10001 and handling < 3',
  )
  expect(open?.count).toBe(40)
  const silent = await rowsOf(
    `select gun.id from gun where status in (6, 7) and not exists (select from alarm
      where alarm.gun_id = gun.id and handling < 3 and recover_time is null and level <= 3)`,
  )
  expect(silent).toEqual([])
  const others = await rowsOf(
    `select alarm.id from alarm left join gun on gun.id = alarm.gun_id
      where handling < 3 and level <= 3 and (gun.id is null or gun.status not in (6, 7))`,
  )
  expect(others).toEqual([])
})

it('has an open alarm for each pile in service that went away', async () => {
  const found = await rowsOf(
    `select pile.id from pile join station on station.id = pile.station_id
      where pile.status = 2 and station.status in (1, 4)
        and not exists (select from alarm where alarm.pile_id = pile.id and code = 'PileOffline' and handling < 3)`,
  )
  expect(found).toEqual([])
})

it('shows every state of a work order at least three times', async () => {
  const found = await rowsOf<{ state: number; count: number }>(
    'select state, count(*) from work_order where seller_id = 10001 group by state order by state',
  )
  expect(found.map(({ state }) => state)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(found.filter(({ count }) => count < 3)).toEqual([])
  const [open] = await rowsOf<{ count: number }>(
    'select count(*) from work_order where seller_id = 10001 and state in (1, 2, 3, 4, 6)',
  )
  expect(open?.count).toBe(60)
})

it('keeps to the rule that a handled alarm has no open work order', async () => {
  expect(
    await rowsOf(
      `select alarm.id from alarm join work_order on work_order.alarm_id = alarm.id
        where handling = 3 and state in (1, 2, 3, 4, 6)`,
    ),
  ).toEqual([])
})

it('shows pictures of all work that was submitted, the steps of each work order, and work for two', async () => {
  expect(
    await rowsOf(`select id from work_order where seller_id = 10001 and state in (4, 5, 6)
      and (result is null or not exists (select from picture
        where '/config-service/picture/' || name = any(work_order.result_pictures)))`),
  ).toEqual([])
  expect(
    await rowsOf(`select id from work_order where not exists (select from work_order_step as step
      where step.work_order_id = work_order.id and step.to_state = work_order.state)`),
  ).toEqual([])
  const people = await rowsOf(
    'select distinct repair_user from work_order where seller_id = 10001 and state in (2, 3)',
  )
  expect(people).toHaveLength(2)
})
