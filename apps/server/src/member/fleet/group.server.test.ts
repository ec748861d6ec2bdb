import type { OutputOf } from '@ampdeck/api/contract'
import { activeState, fleetPayMode } from '@ampdeck/api/enumerations/member'
import { group } from '@ampdeck/api/member/group'
import { recharge } from '@ampdeck/api/payment/recharge'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '../../demo/records.ts'
import { SKYLINE } from '../../demo/sellers.ts'
import { checkLedger } from '../../ledger/ledger-book.ts'
import { plainRecord } from '../../testing/standard-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Fleet = OutputOf<typeof group.get>

const { fleet: PAYS, allocated: ALLOCATED, monthlyCredit: CREDIT } = fleetPayMode.code
const draft = { name: '测试车队', kind: 1, payMode: PAYS, contact: '李明', phone: '13900001111' }

plainRecord(group, draft)

describe('a fleet', () => {
  let server: TestApp
  let admin: string
  beforeAll(async () => {
    server = await createTestApp()
    admin = await server.login('admin')
  })
  afterAll(() => server.close())

  const ask = <Data = Fleet>(call: { path: string }, body: object, token = admin) =>
    server.call<Data>(call.path, body, { token })
  const add = async (more: object = {}) => (await ask(group.save, { ...draft, ...more })).data
  const refused = (reason: string) => ({ code: 409, data: { reason } })

  /** A fleet with a member, and so much on each of their accounts. */
  async function withMoney(payMode: number, fleetFen: number, memberFen = 0) {
    const fleet = await add({ payMode })
    const { id: memberId } = await server.db
      .selectFrom('member')
      .select('id')
      .where('sellerId', '=', SKYLINE)
      .where('type', '=', 1)
      .where('groupId', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await sql`update member set group_id = ${fleet.id} where id = ${memberId}`.execute(server.db)
    await sql`update account set balance_fen = ${fleetFen} where id = ${fleet.accountId}`.execute(server.db)
    await sql`update account set balance_fen = ${memberFen}, frozen_fen = 0
      where member_id = ${memberId} and type = 2`.execute(server.db)
    return { id: fleet.id, memberId }
  }
  const balances = async ({ id, memberId }: { id: number; memberId: number }) => {
    const { rows } = await sql<{ fen: number }>`select balance_fen as fen from account
      where group_id = ${id} and member_id is null or member_id = ${memberId} and type = 2
      order by member_id nulls first`.execute(server.db)
    return rows.map(({ fen }) => fen)
  }

  it('gets a number that no other has, and an account', async () => {
    const [one, two] = [await add(), await add()]
    expect(one.groupNo).not.toBe(two.groupNo)
    expect(one).toMatchObject({ balanceFen: 0, members: 0, cars: 0, monthWh: 0, state: activeState.code.on })
    expect(one.accountId).not.toBeNull()
  })

  it('has credit only where it pays by the month, no less than it owes', async () => {
    expect(await add({ creditLimitFen: 500 })).toMatchObject({ creditLimitFen: 0 })
    const fleet = await add({ payMode: CREDIT, creditLimitFen: 5_000 })
    await sql`update account set balance_fen = -3000 where id = ${fleet.accountId}`.execute(server.db)
    const change = async (more: object) => {
      const { version } = (await ask(group.get, { id: fleet.id })).data
      return ask(group.update, { ...draft, id: fleet.id, version, payMode: CREDIT, ...more })
    }
    expect(await change({ creditLimitFen: 2_999 })).toMatchObject(refused('fleet.creditBelowDebt'))
    expect(await change({ payMode: PAYS })).toMatchObject(refused('fleet.creditBelowDebt'))
    expect(await change({ creditLimitFen: 3_000 })).toMatchObject({ data: { creditLimitFen: 3_000 } })
  })

  it('is recharged at a counter: once for a key, and there when somebody confirms that it has come', async () => {
    const fleet = await add()
    const body = { id: fleet.id, type: 4, amountFen: 5_000, receipt: 'HK7' }
    const headers = { 'idempotency-key': 'fleet-recharge-once' }
    type Recharged = OutputOf<typeof group.recharge>
    const send = () => server.call<Recharged>(group.recharge.path, body, { token: admin, headers })
    const first = await send()
    expect(first).toMatchObject({ code: 0, data: { rechargeNo: expect.any(String) } })
    expect(await send()).toEqual(first)
    const { data } = await ask<{ records: { id: number; version: number }[] }>(recharge.page, {
      accountId: fleet.accountId,
    })
    expect(data.records).toMatchObject([{ id: first.data.id, state: 1, receipt: 'HK7', groupId: fleet.id }])
    expect((await ask(group.get, { id: fleet.id })).data.balanceFen).toBe(0)
    await ask(recharge.confirm, { id: first.data.id, version: data.records[0]?.version })
    expect((await ask(group.get, { id: fleet.id })).data.balanceFen).toBe(5_000)

    expect(await ask(group.recharge, { ...body, receipt: '' })).toMatchObject({ code: 400 })
    const [viewer, stranger] = [await server.login('viewer'), await server.login('admin', '10002')]
    expect(await ask(group.recharge, body, viewer)).toMatchObject({ code: 403 })
    expect(await ask(group.recharge, body, stranger)).toMatchObject({ code: 404 })
    await ask(group.disable, { id: fleet.id })
    expect(await ask(group.recharge, body)).toMatchObject(refused('fleet.closed'))
  })

  it('allocates to its members what it has, and reclaims what they have', async () => {
    const of = await withMoney(ALLOCATED, 1_000, 200)
    const move = (call: { path: string }, amountFen: number) =>
      ask(call, { ...of, amountFen, remark: '六月' })
    expect(await move(group.allocate, 1_001)).toMatchObject(refused('balance.tooLow'))
    expect(await move(group.allocate, 1_000)).toMatchObject({ data: { balanceFen: 0 } })
    expect(await balances(of)).toEqual([0, 1_200])
    expect(await move(group.reclaim, 1_201)).toMatchObject(refused('balance.tooLow'))
    expect(await move(group.reclaim, 1_200)).toMatchObject({ data: { balanceFen: 1_200 } })
    const transfers = (await checkLedger(server.db)).find(
      ({ name }) => name[0] === 'Transfers between accounts',
    )
    expect(transfers).toMatchObject({ differenceFen: 0 })
    const { data } = await ask<OutputOf<typeof group.flow>>(group.flow, { groupId: of.id })
    expect(data.records.map(({ bizType, amountFen }) => [bizType, amountFen])).toEqual([
      ['reclaim', 1_200],
      ['allocate', -1_000],
    ])
  })

  it('allocates only to its own members, where they pay themselves, and while it is open', async () => {
    const of = await withMoney(PAYS, 1_000)
    expect(await ask(group.allocate, { ...of, amountFen: 1 })).toMatchObject(refused('fleet.notAllocating'))
    const other = await withMoney(ALLOCATED, 1_000)
    expect(await ask(group.allocate, { id: other.id, memberId: of.memberId, amountFen: 1 })).toMatchObject(
      refused('fleet.notMember'),
    )
    await ask(group.disable, { id: other.id })
    expect(await ask(group.allocate, { ...other, amountFen: 1 })).toMatchObject(refused('fleet.closed'))
  })

  it('is disabled and enabled, each from the other state', async () => {
    const { id } = await add()
    expect(await ask(group.enable, { id })).toMatchObject(refused('transition.notAllowed'))
    expect(await ask(group.disable, { id })).toMatchObject({ data: { state: activeState.code.off } })
    expect(await ask(group.disable, { id })).toMatchObject(refused('transition.notAllowed'))
    expect(await ask(group.enable, { id })).toMatchObject({ data: { state: activeState.code.on } })
  })

  it('stays while it has members or money', async () => {
    const { id } = await withMoney(PAYS, 0)
    expect(await ask(group.delete, { id })).toMatchObject(refused('record.inUse'))
  })

  it('says what it has charged, month by month and over the day', async () => {
    const id = demoId(SKYLINE, 'fleet', 1)
    const { data } = await ask<OutputOf<typeof group.stat>>(group.stat, { id })
    expect(data.months).toHaveLength(12)
    expect(data.hours).toHaveLength(24)
    expect(data.months.some(({ orders }) => orders > 0)).toBe(true)
    const { rows } = await sql<{ fen: number }>`select coalesce(sum(payable_fen), 0)::bigint as fen
      from charge_order where group_id = ${id} and order_status in (3, 4)`.execute(server.db)
    const sum = data.months.reduce((total, { payableFen }) => total + payableFen, 0)
    expect(sum).toBeLessThanOrEqual(rows[0]?.fen ?? 0)
  })

  it('is moved by who may, and seen by who has its scope', async () => {
    const viewer = await server.login('viewer')
    const { id } = await add()
    for (const call of [group.enable, group.disable, group.allocate, group.reclaim])
      expect((await ask(call, { id, memberId: 1, amountFen: 1 }, viewer)).code).toBe(403)
    const stranger = await server.login('admin', '10002')
    for (const call of [group.get, group.stat, group.disable])
      expect((await ask(call, { id }, stranger)).code).toBe(404)
    expect((await ask(group.flow, { groupId: id }, stranger)).code).toBe(404)
  })
})
