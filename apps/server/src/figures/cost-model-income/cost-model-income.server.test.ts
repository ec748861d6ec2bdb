import type { Simulation } from '@ampdeck/api/report/cost-model-income'
import { parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const SELLER = 10_001
const june = { dayFrom: '2026-06-01', dayTo: '2026-06-30' }
const [FROM, TO] = [parseTimestamp('2026-06-01'), parseTimestamp('2026-07-01')]
const ofJune = sql`o.seller_id = ${SELLER} and o.order_status = 3 and o.energy_wh > 0 and o.end_time >= ${FROM}
  and o.end_time < ${TO}`

let server: TestApp
let token: string

beforeAll(async () => {
  server = await createTestApp()
  token = await server.login('admin')
})
afterAll(() => server.close())

const ask = <Data>(name: string, body: object, as = token) =>
  server.call<Data>(`dataanalysis-service/stationCostModelIncome/${name}`, body, { token: as })
const simulate = (body: object, as = token) => ask<Simulation>('simulate', { ...june, ...body }, as)

it('says what each version brought in, as its orders do', async () => {
  const { rows } = await sql<{ key: string; incomeFen: number; orders: number }>`
    select coalesce(o.cost_model_version_id::text, '') as key, count(*) as orders,
      sum(o.e_fee_fen + o.s_fee_fen + o.occupy_fee_fen - o.discount_fen - o.coupon_fen)::bigint as income_fen
    from charge_order o where ${ofJune} group by 1`.execute(server.db)
  const { data } = await ask<{
    records: { costModelVersion: { key: string; name: string }; incomeFen: number; orders: number }[]
  }>('page', { ...june, pageSize: 1_000 })
  expect(data.records.length).toBeGreaterThan(0)
  expect(
    new Map(
      data.records.map(({ costModelVersion: { key }, incomeFen, orders }) => [key, [incomeFen, orders]]),
    ),
  ).toEqual(new Map(rows.map(({ key, incomeFen, orders }) => [key, [incomeFen, orders]])))
  const names = data.records.filter(({ costModelVersion: { key } }) => !['', '0'].includes(key))
  for (const { costModelVersion } of names) expect(costModelVersion.name).toMatch(/ v\d+$/)
})

it('bills past orders by one price as a person would', async () => {
  const id = server.platform.newId()
  const standard = {
    sellerId: SELLER,
    createTime: 1,
    updateTime: 1,
    createUser: null,
    updateUser: null,
  }
  await server.db
    .insertInto('costModel')
    .values({ ...standard, id, code: 'FLAT', name: 'Flat', scope: 1, currentVersion: 1, state: 1 })
    .execute()
  const periods = [{ from: '00:00', to: '24:00', period: 3, ePrice4: 7_000, sPrice4: 4_321 }]
  await sql`insert into cost_model_version (id, seller_id, create_time, update_time, cost_model_id, no, effective_time,
    periods, service_mode, service_param, state) values (${server.platform.newId()}, ${SELLER}, 1, 1, ${id}, 1, 1,
    ${JSON.stringify(periods)}, 1, '{}', 3)`.execute(server.db)
  // The lines of a bill are cut at midnight; each day of an order is rounded once.
  const { rows } = await sql<{
    stationId: number
    orders: number
    energyWh: number
    billed: number
    other: number
  }>`
    select station_id, count(distinct id) as orders, sum(wh)::bigint as energy_wh, sum(fen)::bigint as billed,
      sum(round(wh * 7000 / 100000.0) + round(wh * 4321 / 100000.0))::bigint as other
    from (select o.station_id, o.id, (l.from_time + 28800000) / 86400000 as day, sum(l.energy_wh) as wh,
        sum(l.e_fee_fen + l.s_fee_fen) as fen
      from charge_order o join bill_line l on l.seller_id = o.seller_id and l.order_id = o.id where ${ofJune}
      group by 1, 2, 3) x group by 1`.execute(server.db)
  const { code, data } = await simulate({ costModelId: id })
  expect(code).toBe(0)
  expect(
    new Map(
      data.stations.map(({ station, orders, energyWh, billedFen, otherFen }) => [
        station.key,
        { orders, energyWh, billedFen, otherFen },
      ]),
    ),
  ).toEqual(
    new Map(
      rows.map(({ stationId, orders, energyWh, billed, other }) => [
        String(stationId),
        { orders, energyWh, billedFen: billed, otherFen: other },
      ]),
    ),
  )
  expect(data.total.billedFen).toBe(rows.reduce((sum, { billed }) => sum + billed, 0))
})

it('is refused to who may not see it, and of a model of another seller', async () => {
  const model = await server.db
    .selectFrom('costModel')
    .select('id')
    .where('sellerId', '=', SELLER)
    .executeTakeFirstOrThrow()
  expect((await simulate({ costModelId: model.id }, await server.login('repair'))).code).toBe(403)
  expect((await simulate({ costModelId: model.id }, await server.login('admin', '10002'))).code).toBe(404)
})
