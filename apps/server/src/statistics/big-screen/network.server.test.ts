import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async <T = NetworkDay>(account = 'admin', seller?: string, call = 'bigScreenNetwork') =>
  server.call<T>(
    `statistics-service/operationView/${call}`,
    {},
    { token: await server.login(account, seller) },
  )

it('gives each station its energy of the orders that ended today, and its limit', async () => {
  const { stations } = (await ask()).data
  const { rows } = await sql<{ id: number; limitW: number; energyWh: number }>`
    select s.id, s.transformer_w as limit_w, coalesce((select sum(o.energy_wh) from charge_order o
      where o.seller_id = s.seller_id and o.station_id = s.id and o.order_status = 3 and o.energy_wh > 0
        and o.end_time >= (extract(epoch from '2026-07-01'::timestamp at time zone 'Asia/Shanghai') * 1000)), 0)::bigint
      as energy_wh from station s where s.seller_id = 10001 and s.deleted = 0 order by 1`.execute(server.db)
  expect(stations).toEqual(rows)
  expect(stations.some(({ energyWh }) => energyWh > 0)).toBe(true)
})

it('has the quarters of today so far and of all of yesterday', async () => {
  const { load } = (await ask()).data
  expect(load.today).toHaveLength(40)
  expect(load.yesterday).toHaveLength(96)
  expect(Math.max(...load.yesterday)).toBeGreaterThan(0)
})

it('compares the rates with targets that the seller may set', async () => {
  const { rates } = (await ask()).data
  expect(rates).toMatchObject({ onlineTargetBps: 9_800, availableTargetBps: 9_500 })
  expect(rates.availableBps).toBeLessThanOrEqual(rates.onlineBps ?? 0)
  await sql`insert into system_param_value (id, seller_id, create_time, update_time, key, value)
    values (1, 10001, 1, 1, 'onlineTargetBps', 9900)`.execute(server.db)
  expect((await ask()).data.rates.onlineTargetBps).toBe(9_900)
  expect((await ask('admin', '10002')).data.rates.onlineTargetBps).toBe(9_800)
})

it("is cut to the caller's seller and refused to who may not see the wall", async () => {
  const ids = async (seller: string) => (await ask('admin', seller)).data.stations.map(({ id }) => id)
  const own = new Set(await ids('10001'))
  expect((await ids('10002')).some((id) => own.has(id))).toBe(false)
  expect((await ask('repair')).code).toBe(403)
})

it('says where the stations of the map stand', async () => {
  const { stations } = (await ask<NetworkView>('admin', '10001', 'bigScreen')).data
  const { rows } = await sql<{ id: number; cityCode: string; lng: number; lat: number }>`
    select id, city_code, lng, lat from station where seller_id = 10001 and deleted = 0
      and exists (select from gun where gun.seller_id = station.seller_id and gun.station_id = station.id and gun.deleted = 0)
    order by id`.execute(server.db)
  expect(stations.map(({ id, cityCode, lng, lat }) => ({ id, cityCode, lng, lat }))).toEqual(rows)
})
