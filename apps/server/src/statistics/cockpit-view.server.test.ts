import type { CockpitView } from '@ampdeck/api/statistics/operation-view'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async (account = 'admin', seller?: string) =>
  server.call<CockpitView>(
    'statistics-service/operationView/overview',
    {},
    { token: await server.login(account, seller) },
  )

async function ever(where: string) {
  const { rows } = await sql<{ energyWh: number; orders: number; incomeFen: number }>`
    select coalesce(sum(energy_wh), 0)::bigint as energy_wh, count(*) as orders,
      coalesce(sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen), 0)::bigint as income_fen
    from charge_order where ${sql.raw(where)} and order_status = 3 and energy_wh > 0`.execute(server.db)
  return rows[0]
}

it('counts all that was ever charged, and what it saved by the parameter', async () => {
  const all = await ever('seller_id = 10001')
  const { data } = await ask()
  expect(data).toMatchObject({ ...all, co2G: Math.round(((all?.energyWh ?? 0) * 5_703) / 10_000) })
  await sql`insert into system_param_value (id, seller_id, create_time, update_time, key, value)
    values (1, 10001, 1, 1, 'co2PerKwh4', 10000)`.execute(server.db)
  expect((await ask()).data.co2G).toBe(all?.energyWh)
})

it('shows each station with the energy of its orders that ended today', async () => {
  const { stations } = (await ask()).data
  const { rows } = await sql<{ id: number; wh: number }>`
    select station_id as id, sum(energy_wh)::bigint as wh from charge_order where seller_id = 10001 and order_status = 3
      and energy_wh > 0 and end_time >= (extract(epoch from '2026-07-01'::timestamp at time zone 'Asia/Shanghai') * 1000)
    group by 1`.execute(server.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(
    Object.fromEntries(stations.flatMap(({ id, energyWh }) => (energyWh > 0 ? [[id, energyWh]] : []))),
  ).toEqual(Object.fromEntries(rows.map(({ id, wh }) => [id, wh])))
})

it("is cut to the caller's seller and refused to who does not hold the page", async () => {
  expect((await ask('admin', '10002')).data).toMatchObject((await ever('seller_id = 10002')) ?? {})
  expect((await ask('repair')).code).toBe(403)
})
