import { teamBill } from '@ampdeck/api/bill/team-bill'
import type { OutputOf } from '@ampdeck/api/contract'
import { teamBillState } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { setUpAccounts } from '../../testing/set-up.ts'
import { buildDrafts } from './team-bill.job.ts'

type Bill = OutputOf<typeof teamBill.get>

const { draft, confirmed, partlyPaid, paid, voided } = teamBillState.code
const { server, ask } = setUpAccounts()
const refused = (reason: string) => ({ code: 409, data: { reason } })

let groupId: number
let month: string
beforeEach(async () => {
  await sql`delete from team_bill`.execute(server.db)
  // The month in which a fleet has charged most often, without the running one.
  const { rows } = await sql<{ groupId: number; month: string }>`
    select group_id as "groupId", to_char(to_timestamp(start_time / 1000 + 28800) at time zone 'UTC', 'YYYY-MM') as month
    from charge_order where seller_id = 10001 and group_id is not null and order_status = 3
    group by 1, 2 order by count(*) filter (where start_time < ${server.clock.now - 40 * 86_400_000}) desc limit 1`.execute(
    server.db,
  )
  groupId = rows[0]?.groupId ?? 0
  month = rows[0]?.month ?? ''
  await sql`update charge_order set order_status = 3 where group_id = ${groupId} and order_status = 4`.execute(
    server.db,
  )
})

/** The oldest orders of the month are owed: so many fen each, and nothing is left in the accounts. */
async function owe(orders: number, fen: number): Promise<void> {
  await sql`update charge_order o set owed_fen = ${fen}, paid_fen = payable_fen - ${fen}, charge_status = 2
    from (select id from charge_order where group_id = ${groupId} and order_status = 3 and payable_fen > ${fen}
      and to_char(to_timestamp(start_time / 1000 + 28800) at time zone 'UTC', 'YYYY-MM') = ${month}
      order by start_time limit ${orders}) oldest where o.id = oldest.id`.execute(server.db)
  await sql`update account set balance_fen = 0, credit_limit_fen = 0, frozen_fen = 0 where group_id = ${groupId}`.execute(
    server.db,
  )
}
const build = async () => (await ask(teamBill.save, { groupId, month })).data
const confirm = ({ id, version }: Bill) => ask(teamBill.confirm, { id, version })
const receive = ({ id, version }: Bill, more: object = {}, key?: string) =>
  ask(teamBill.receive, { id, version, ...more }, 'admin', key)
const owedNow = async () => {
  const { rows } = await sql<{
    fen: number
  }>`select coalesce(sum(owed_fen), 0)::bigint as fen from charge_order
    where group_id = ${groupId}`.execute(server.db)
  return rows[0]?.fen
}

it('is built from the finished orders of a month that is over, once', async () => {
  const bill = await build()
  expect(bill).toMatchObject({ groupId, month, state: draft })
  expect(bill.orders).toBeGreaterThan(0)
  expect(await ask(teamBill.save, { groupId, month })).toMatchObject(refused('record.duplicate'))
  expect(await ask(teamBill.save, { groupId, month: '2099-01' })).toMatchObject(refused('teamBill.notOver'))
  expect(await ask(teamBill.save, { groupId, month: '2020-01' })).toMatchObject(refused('teamBill.noOrders'))
  const { data } = await ask(teamBill.orders, {
    id: bill.id,
    pageSize: 1_000,
  })
  expect(data.records.length).toBeGreaterThanOrEqual(bill.orders)
})

it('is confirmed from a draft alone, when no order of the month is abnormal', async () => {
  const bill = await build()
  await sql`update charge_order set order_status = 4 where id = (select id from charge_order where group_id = ${groupId}
    and to_char(to_timestamp(start_time / 1000 + 28800) at time zone 'UTC', 'YYYY-MM') = ${month} limit 1)`.execute(
    server.db,
  )
  expect(await confirm(bill)).toMatchObject(refused('teamBill.open'))
  await sql`update charge_order set order_status = 3 where group_id = ${groupId} and order_status = 4`.execute(
    server.db,
  )
  expect(await receive(bill)).toMatchObject(refused('transition.notAllowed'))
  const { data } = await confirm(bill)
  expect(data).toMatchObject({ state: confirmed })
  expect(await confirm(data)).toMatchObject(refused('transition.notAllowed'))
})

it('is closed at once where nothing is owed', async () => {
  const { data } = await confirm(await build())
  expect(await receive(data)).toMatchObject({ data: { state: paid } })
})

it('is received by bank transfer, its oldest orders first, once for a key, and no receipt twice', async () => {
  await owe(2, 100)
  const { data: bill } = await confirm(await build())
  expect(bill.payableFen - bill.paidFen).toBe(200)
  const owedBefore = (await owedNow()) ?? 0
  expect(await receive(bill)).toMatchObject(refused('receipt.missing'))
  expect(await receive(bill, { amountFen: 201, receiptNo: 'R1' })).toMatchObject(refused('receipt.tooMuch'))
  const transfer = { amountFen: 150, receiptNo: `R${bill.id}` }
  const first = await receive(bill, transfer, 'key-150')
  expect(first).toMatchObject({ data: { state: partlyPaid, paidFen: bill.paidFen + 150 } })
  expect(await receive(bill, transfer, 'key-150')).toEqual(first)
  expect(await owedNow()).toBe(owedBefore - 150)
  expect(await receive(first.data, { ...transfer, amountFen: 50 })).toMatchObject(refused('receipt.used'))
  expect(await receive(bill, { amountFen: 50, receiptNo: 'R3' })).toMatchObject(refused('record.stale'))
  const { id, version } = first.data
  expect(await ask(teamBill.void, { id, version })).toMatchObject(refused('transition.notAllowed'))
  const last = await receive(first.data, { amountFen: 50, receiptNo: 'R4' })
  expect(last).toMatchObject({ data: { state: paid, paidFen: bill.payableFen } })
  expect(await owedNow()).toBe(owedBefore - 200)
})

it("is received from the fleet's account, as much as it has", async () => {
  await owe(2, 100)
  const { data: bill } = await confirm(await build())
  expect(await receive(bill, { way: 'account' })).toMatchObject(refused('balance.tooLow'))
  await sql`update account set balance_fen = 150 where group_id = ${groupId} and member_id is null`.execute(
    server.db,
  )
  const { data } = await receive(bill, { way: 'account' })
  expect(data).toMatchObject({ state: partlyPaid, paidFen: bill.paidFen + 150 })
  const { rows } = await sql<{ fen: number }>`select sum(amount_fen)::bigint as fen from account_flow
    where biz_type = 'deduct' and ts = ${server.clock.now}`.execute(server.db)
  expect(rows[0]?.fen).toBe(-150)
})

it('is voided before anything is received, and built again', async () => {
  const { data: bill } = await confirm(await build())
  const { id, version } = bill
  expect(await ask(teamBill.void, { id, version })).toMatchObject({ data: { state: voided } })
  expect(await ask(teamBill.void, { id, version: version + 1 })).toMatchObject(
    refused('transition.notAllowed'),
  )
  expect(await build()).toMatchObject({ state: draft })
})

it('is for who may, and for the own seller', async () => {
  const { id, version } = await build()
  for (const call of [teamBill.confirm, teamBill.receive, teamBill.void]) {
    expect((await ask(call, { id, version }, 'viewer')).code, call.path).toBe(403)
    expect((await ask(call, { id, version }, 'stranger')).code, call.path).toBe(404)
  }
  expect(await ask(teamBill.page, {}, 'stranger')).toMatchObject({ data: { total: 0 } })
})

it('is drafted for every fleet on the first day of the next month, once', async () => {
  await buildDrafts(server.platform)
  const count = async () => (await server.db.selectFrom('teamBill').select('id').execute()).length
  const built = await count()
  expect(built).toBeGreaterThan(0)
  await buildDrafts(server.platform)
  expect(await count()).toBe(built)
})
