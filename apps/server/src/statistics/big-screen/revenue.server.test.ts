import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async (account = 'admin', seller?: string) =>
  server.call<RevenueScene>(
    'statistics-service/operationView/bigScreenRevenue',
    {},
    { token: await server.login(account, seller) },
  )

/** Finished orders with energy of this month. */
const ended = (seller: number) =>
  sql.raw(`seller_id = ${seller} and order_status = 3 and energy_wh > 0 and end_time <= ${server.clock.now}
    and end_time >= extract(epoch from date_trunc('month', to_timestamp(${server.clock.now} / 1000) at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai') * 1000`)

async function naive(seller: number, station?: number) {
  const { rows } = await sql<{ gross: number; income: number; coupon: number }>`
    select coalesce(sum(e_fee_fen + s_fee_fen + occupy_fee_fen), 0)::float8 as gross,
      coalesce(sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen), 0)::float8 as income,
      coalesce(sum(coupon_fen), 0)::float8 as coupon
    from charge_order where ${ended(seller)} and ${station ? sql`station_id = ${station}` : sql`true`}`.execute(
    server.db,
  )
  return rows[0]
}

it('has the income of the month by day, and what it is made of', async () => {
  server.clock.now = new Date('2026-06-28T23:59:59+08:00').getTime()
  const { data } = await ask()
  const all = await naive(10_001)
  expect(all?.income).toBeGreaterThan(0)
  expect(data.mix).toMatchObject({ grossFen: all?.gross, incomeFen: all?.income, couponFen: all?.coupon })
  expect(data.days.reduce((sum, { incomeFen }) => sum + incomeFen, 0)).toBe(all?.income)
  expect(data.coupons.reduce((sum, { couponFen }) => sum + couponFen, 0)).toBe(all?.coupon)
})

it('has the fleets in their order, and thirty days of members', async () => {
  const { data } = await ask()
  const incomes = data.fleets.map(({ incomeFen }) => incomeFen)
  expect(incomes).toEqual(incomes.toSorted((a, b) => b - a))
  const { rows } = await sql<{ id: number; fen: number }>`
    select group_id as id, sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen)::float8 as fen
    from charge_order where ${ended(10_001)} and group_id is not null group by 1 order by 2 desc limit 1`.execute(
    server.db,
  )
  expect(data.fleets[0]).toMatchObject({ group: { key: String(rows[0]?.id) }, incomeFen: rows[0]?.fen })
  expect(data.members).toHaveLength(30)
  expect(data.members.at(-1)?.day).toBe('2026-06-28')
})

it('has a target only where the parameter says one', async () => {
  const targetOf = async (seller: string) => (await ask('admin', seller)).data.targetFen
  const ofDemo = await targetOf('10001')
  expect(ofDemo).toBeGreaterThan(0)
  expect(await targetOf('10002')).toBeNull()
  await sql`insert into system_param_value (id, seller_id, create_time, update_time, key, value)
    values (1, 10002, 1, 1, 'monthTargetFen', 390000000)`.execute(server.db)
  expect(await targetOf('10002')).toBe(390_000_000)
  expect(await targetOf('10001')).toBe(ofDemo)
})

it("is cut to the caller's seller and stations", async () => {
  expect((await ask('admin', '10002')).data.mix.incomeFen).toBe((await naive(10_002))?.income)
  const { rows } = await sql<{ id: number }>`
    select station_id as id from charge_order where ${ended(10_001)} limit 1`.execute(server.db)
  const [first] = rows
  await sql`update account_user set station_ids = array[${first?.id}]::bigint[]
    where account = 'admin' and seller_id = 10001`.execute(server.db)
  expect((await ask()).data.mix.incomeFen).toBe((await naive(10_001, first?.id))?.income)
})

it('is refused to who may not see the wall, or not its income', async () => {
  expect((await ask('repair')).code).toBe(403)
  const permit = (permissions: string[]) =>
    server.db.updateTable('role').set({ permissions }).where('code', '=', 'viewer').execute()
  await permit(['bigScreen', 'bigScreen:query'])
  expect((await ask('viewer')).code).toBe(403)
  await permit(['bigScreen', 'bigScreen:query', 'homeRevenue:query'])
  expect((await ask('viewer')).code).toBe(0)
})
