import { rechargeState } from '@ampdeck/api/enumerations/finance'
import { fleetPayMode } from '@ampdeck/api/enumerations/member'
import { group } from '@ampdeck/api/member/group'
import { memberAccount } from '@ampdeck/api/payment/member-account'
import { refundRecord } from '@ampdeck/api/payment/refund-record'
import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMember, addPile, type TestMember } from '../testing/charging.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { createCharging } from './charging.ts'

/* What running charges have cost and hold back cannot be taken away by people. */

const { allocated: ALLOCATED, monthlyCredit: CREDIT } = fleetPayMode.code
/** What is on the account: a charge of a minute costs more than a third of it, and holds back as much again. */
const BALANCE = 600
const WH = 1_800
const tooLow = { code: 409, data: { reason: 'balance.tooLow' } }

let server: TestApp
let admin: string
let second: string
beforeAll(async () => {
  server = await createTestApp()
  // The second of two people may do what the first may.
  await sql`update account_user set role_ids = (select role_ids from account_user u where u.seller_id = 10001
    and u.account = 'admin') where seller_id = 10001 and account = 'finance'`.execute(server.db)
  ;[admin, second] = [await server.login('admin'), await server.login('finance')]
})
afterAll(() => server.close())

const ask = <Data = object>(call: { path: string }, body: object, token = admin) =>
  server.call<Data>(call.path, body, { token })

/** A charge that has run for a minute. */
async function charge(cardNo: string) {
  const service = createCharging(server.platform, { gatherMs: 0 })
  const at = await addPile(server.platform)
  const ts = server.platform.now()
  const token = { value: cardNo, isVin: false }
  const { transactionId, accepted } = await service.started(at, { connector: 1, token, meterWh: 0, ts })
  expect(accepted).toBe(true)
  const reading = { ts: ts + MINUTE, meterWh: WH, W: 108_000, V: 400, A: 150, soc: 40, tempC: 30 }
  await service.metered(at, { connector: 1, transactionId, readings: [reading] })
  return () => service.stopped(at, { transactionId, meterWh: WH, reason: 6, readings: [], ts: ts + MINUTE })
}

const accountOf = async (owner: 'memberId' | 'groupId', id: number | null, type: 2 | 4 = 2) =>
  (
    await server.db
      .selectFrom('account')
      .select('id')
      .where(owner, '=', id)
      .where('type', '=', type)
      .executeTakeFirstOrThrow()
  ).id

describe('of a member', () => {
  let member: TestMember
  let accountId: number
  let stop: () => Promise<unknown>
  const fleet = { name: 'Held', kind: 1, payMode: ALLOCATED, contact: 'Li', phone: '13900001111' }
  let fleetId: number
  beforeAll(async () => {
    member = await addMember(server.platform, { phoneFen: BALANCE })
    fleetId = (await ask<{ id: number }>(group.save, fleet)).data.id
    await sql`update member set group_id = ${fleetId} where id = ${member.id}`.execute(server.db)
    accountId = await accountOf('memberId', member.id)
    stop = await charge(member.cardNo)
  })

  it('the fleet reclaims no more than what is free', async () => {
    const reclaim = (amountFen: number) => ask(group.reclaim, { id: fleetId, memberId: member.id, amountFen })
    expect(await reclaim(BALANCE)).toMatchObject(tooLow)
    expect(await reclaim(BALANCE / 2)).toMatchObject(tooLow)
    expect(await reclaim(10)).toMatchObject({ code: 0 })
  })

  it('no correction takes it', async () => {
    const correct = { accountId, amountFen: -BALANCE + 10, reason: 'booked twice' }
    const { data } = await ask<{ id: number }>(memberAccount.correct, correct)
    expect(await ask(memberAccount.confirmCorrection, { id: data.id }, second)).toMatchObject(tooLow)
    await ask(memberAccount.refuseCorrection, { id: data.id, reason: 'it charges' }, second)
    const more = await ask<{ id: number }>(memberAccount.correct, { ...correct, amountFen: 10 })
    expect(await ask(memberAccount.confirmCorrection, { id: more.data.id }, second)).toMatchObject({
      code: 0,
    })
  })

  it('is free again when its charge has ended', async () => {
    await stop()
    const { balanceFen } = await server.db
      .selectFrom('account')
      .select('balanceFen')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    expect(balanceFen).toBeGreaterThan(0)
    const left = { id: fleetId, memberId: member.id, amountFen: balanceFen }
    expect(await ask(group.reclaim, left)).toMatchObject({ code: 0 })
  })
})

it('a fleet allocates no more than what its running charges leave', async () => {
  const { id, cardNo } = await addMember(server.platform, { fleet: { balanceFen: BALANCE, creditFen: 0 } })
  const stop = await charge(cardNo)
  const { groupId } = await server.db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await sql`update fleet set pay_mode = ${ALLOCATED} where id = ${groupId}`.execute(server.db)
  const allocate = (amountFen: number) => ask(group.allocate, { id: groupId, memberId: id, amountFen })
  expect(await allocate(BALANCE)).toMatchObject(tooLow)
  expect(await allocate(10)).toMatchObject({ code: 0 })
  await stop()
})

it('the credit of a fleet is not lowered below what its running charges come to', async () => {
  const { id, cardNo } = await addMember(server.platform, { fleet: { balanceFen: 0, creditFen: BALANCE } })
  const stop = await charge(cardNo)
  const { groupId } = await server.db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const credit = await accountOf('groupId', groupId, 4)
  await sql`update fleet set pay_mode = ${CREDIT}, account_id = ${credit} where id = ${groupId}`.execute(
    server.db,
  )
  const lower = async (creditLimitFen: number) => {
    const { version } = (await ask<{ version: number }>(group.get, { id: groupId })).data
    const draft = { name: 'Credit', kind: 1, payMode: CREDIT, contact: 'Li', phone: '13900001111' }
    return ask(group.update, { ...draft, id: groupId, version, creditLimitFen })
  }
  expect(await lower(100)).toMatchObject({ code: 409, data: { reason: 'fleet.creditBelowDebt' } })
  expect(await lower(BALANCE - 10)).toMatchObject({ code: 0 })
  await stop()
})

/** A recharge of 4 yuan, all of which can be refunded. */
async function addRecharge(accountId: number): Promise<number> {
  const { db, newId } = server.platform
  const model = await db
    .selectFrom('recharge')
    .selectAll()
    .where('sellerId', '=', 10_001)
    .limit(1)
    .executeTakeFirstOrThrow()
  const id = newId()
  const { success: state } = rechargeState.code
  await db
    .insertInto('recharge')
    .values({ ...model, id, accountId, amountFen: 400, refundableFen: 400, state })
    .execute()
  return id
}

it('of a refund and a start at the same moment one gives way', async () => {
  const service = createCharging(server.platform, { gatherMs: 0 })
  for (let round = 0; round < 5; round++) {
    const { id, cardNo } = await addMember(server.platform, { phoneFen: 400 })
    const accountId = await accountOf('memberId', id)
    const rechargeId = await addRecharge(accountId)
    const at = await addPile(server.platform)
    const token = { value: cardNo, isVin: false }
    const ts = server.platform.now()
    const [started, refunded] = await Promise.all([
      service.started(at, { connector: 1, token, meterWh: 0, ts }),
      ask(refundRecord.save, { accountId, rechargeIds: [rechargeId], applyFen: 400, reason: 'test' }),
    ])
    expect([started.accepted, refunded.code === 0].filter(Boolean)).toHaveLength(1)
  }
})
