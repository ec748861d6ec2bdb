import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { DAY, formatDate, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const QUARTER = 15 * MINUTE
const NOW = parseTimestamp('2026-07-01 10:00:00')
const MIDNIGHT = parseTimestamp('2026-07-01')

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
  server.clock.now = NOW
})
afterAll(() => server.close())

const ask = async (account = 'admin', seller?: string) =>
  server.call<EnergyScene>(
    'statistics-service/operationView/bigScreenEnergy',
    {},
    { token: await server.login(account, seller) },
  )

/** Of all sites in a quarter that begins at a moment. */
async function at(ts: number, seller = 10_001) {
  const { rows } = await sql<{ guns: number; pv: number; grid: number }>`
    select coalesce(sum(pile_w), 0)::float8 as guns, coalesce(sum(pv_w), 0)::float8 as pv,
      coalesce(sum(greatest(0, coalesce(site_w, pile_w) - pv_w)), 0)::float8 as grid
    from operating_sample where seller_id = ${seller} and ts = ${ts}`.execute(server.db)
  return rows[0] ?? { guns: 0, pv: 0, grid: 0 }
}

it('adds up all sites, quarter by quarter', async () => {
  const { data } = await ask()
  expect([data.gunsW.length, data.pvW.length, data.gridW.length]).toEqual([40, 40, 40])
  for (const nth of [0, 13, 31, 39])
    expect({ guns: data.gunsW[nth], pv: data.pvW[nth], grid: data.gridW[nth] }).toEqual(
      await at(MIDNIGHT + nth * QUARTER),
    )
  expect(Math.max(...data.pvW)).toBeGreaterThan(0)
})

it('expects the mean of the last four equal weekdays, of those that are known', async () => {
  for (const week of [1, 2, 3])
    await sql`insert into operating_sample (seller_id, station_id, ts, pile_w, pv_w, site_w)
      select 10001, s.id, q.ts, q.ts / ${QUARTER} % 97 * 1000 + s.id % 7, 500, null from station s,
        generate_series(${MIDNIGHT - week * 7 * DAY}::bigint, ${MIDNIGHT + 2 * DAY - week * 7 * DAY - 1}::bigint, ${QUARTER}::bigint) q(ts)
      where s.seller_id = 10001 on conflict do nothing`.execute(server.db)
  const { forecast } = (await ask()).data
  expect(forecast.weeks).toBe(3)
  expect(forecast.gunsW).toHaveLength(192)
  for (const nth of [50, 91, 120, 191]) {
    const begin = MIDNIGHT + nth * QUARTER
    const day = parseTimestamp(formatDate(begin))
    const values: number[] = []
    for (const week of [1, 2, 3, 4]) {
      const { rows } = await sql`select 1 from operating_sample where seller_id = 10001
        and ts >= ${day - week * 7 * DAY} and ts < ${day + DAY - week * 7 * DAY} limit 1`.execute(server.db)
      if (rows.length > 0) values.push((await at(begin - week * 7 * DAY)).guns)
    }
    expect([forecast.gunsW[nth], forecast.lowW[nth], forecast.highW[nth]]).toEqual([
      Math.round(values.reduce((sum, value) => sum + value, 0) / values.length),
      Math.min(...values),
      Math.max(...values),
    ])
  }
})

it('leaves out of its means the weeks in which a quarter was not measured', async () => {
  const quarter = MIDNIGHT + 60 * QUARTER
  const weeks = [1, 2, 3, 4].map((week) => quarter - week * 7 * DAY)
  const [first = 0, ...others] = weeks
  await sql`delete from operating_sample where ts = any(${others}::bigint[])`.execute(server.db)
  const { forecast } = (await ask()).data
  const { guns } = await at(first)
  expect([forecast.gunsW[60], forecast.lowW[60], forecast.highW[60]]).toEqual(Array(3).fill(Math.round(guns)))
  await sql`delete from operating_sample where ts = ${first}`.execute(server.db)
  expect((await ask()).data.forecast.gunsW[60]).toBeNull()
})

it('has the loss of the records and the energy of today', async () => {
  const { data } = await ask()
  const { rows } = await sql<{ loss: number; grid: number }>`
    select sum(loss_wh)::float8 as loss, sum(grid_wh)::float8 as grid from power_loss_record
    where seller_id = 10001 and deleted = 0 and date > ${formatDate(NOW - 30 * DAY)} and date <= '2026-07-01'`.execute(
    server.db,
  )
  const { loss = 0, grid = 1 } = rows[0] ?? {}
  expect(data.lossBps).toBe(Math.round((loss * 10_000) / grid))
  const wh = (watts: number[]) => watts.reduce((sum, w) => sum + w / 4, 0)
  expect(Math.abs((data.gridWh ?? 0) - wh(data.gridW))).toBeLessThan(40)
  expect(data.peakW).toBeGreaterThan(0)
})

it('has the prices of tomorrow, which another version sets', async () => {
  const before = (await ask()).data.tariffs
  expect(before.today.length).toBeGreaterThan(0)
  expect(before.tomorrow).toEqual(before.today)
  await sql`
    insert into cost_model_version (id, seller_id, create_time, update_time, cost_model_id, no, effective_time, periods,
      service_mode, service_param, state)
    select row_number() over () + 7, seller_id, 1, 1, cost_model_id, no + 50, ${MIDNIGHT + DAY - MINUTE},
      '[{"from":"00:00","to":"24:00","period":3,"ePrice4":4242,"sPrice4":0}]', service_mode, service_param, 2
    from cost_model_version v where seller_id = 10001 and no = (select current_version from cost_model m
      where m.seller_id = v.seller_id and m.id = v.cost_model_id)`.execute(server.db)
  const after = (await ask()).data.tariffs
  expect(after.today).toEqual(before.today)
  expect(after.tomorrow.map(({ ePrice4 }) => ePrice4)).toEqual([4242])
})

it("is cut to the caller's seller and stations, and refused to who may not see the wall", async () => {
  const other = (await ask('admin', '10002')).data
  expect(other.gunsW.at(-1) ?? 0).toBe((await at(MIDNIGHT + 39 * QUARTER, 10_002)).guns)
  const { rows } = await sql<{ id: number; w: number }>`
    select station_id as id, pile_w::float8 as w from operating_sample
    where seller_id = 10001 and ts = ${MIDNIGHT + 39 * QUARTER} order by pile_w desc limit 1`.execute(
    server.db,
  )
  const [first] = rows
  await sql`update account_user set station_ids = array[${first?.id}]::bigint[]
    where account = 'admin' and seller_id = 10001`.execute(server.db)
  expect((await ask()).data.gunsW.at(-1)).toBe(first?.w)
  expect((await ask('repair')).code).toBe(403)
})

it('is empty where nothing is measured', async () => {
  await sql`delete from operating_sample where seller_id = 10002`.execute(server.db)
  const { data } = await ask('admin', '10002')
  expect(data).toMatchObject({ gunsW: [], forecast: { weeks: 0, gunsW: [] }, selfUseBps: null })
})
