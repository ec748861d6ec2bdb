import { rechargeType } from '@ampdeck/api/enumerations/finance'
import { activityState } from '@ampdeck/api/enumerations/marketing'
import { memberType } from '@ampdeck/api/enumerations/member'
import { type RechargeDetail, recharge } from '@ampdeck/api/payment/recharge'
import { refundRecord } from '@ampdeck/api/payment/refund-record'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { checkLedger } from '../ledger/ledger-book.ts'
import { addFunds, addMember } from '../testing/charging.ts'
import { addRechargeGift } from '../testing/marketing.ts'
import { setUpApp } from '../testing/set-up.ts'
import { payIn } from './recharge/recharge.service.ts'

const SKYLINE = 10_001
const { cash, gift } = rechargeType.code
const steps = [
  { fromFen: 10_000, giftFen: 1_000 },
  { fromFen: 50_000, giftFen: 8_000 },
]

const server = setUpApp()
let token: string
beforeAll(async () => {
  token = await server.login('finance')
})
beforeEach(async () => {
  await server.db.updateTable('activity').set({ state: activityState.code.offShelf }).execute()
})

interface PaidIn {
  amountFen: number
  fleet?: boolean
  type?: number
}

/** What somebody has paid in, and what the reward account beside has come to. */
async function paidIn({ amountFen, fleet, type = cash }: PaidIn) {
  const { platform, db } = server
  const credit = { fleet: { balanceFen: 0, creditFen: 0 } }
  const { id: memberId } = await addMember(platform, fleet ? credit : { phoneFen: 0 })
  const { groupId } = await db
    .selectFrom('member')
    .select('groupId')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const owner = fleet ? { groupId: groupId ?? 0 } : { memberId }
  const accountId = await addFunds(platform, SKYLINE, { ...owner, type: 1, balanceFen: 0 })
  const id = await payIn(platform, SKYLINE, { accountId, type, amountFen })
  return { id, accountId, memberId, reward: () => rewardOf(memberId) }
}

async function rewardOf(memberId: number) {
  const found = server.db
    .selectFrom('account')
    .select('balanceFen')
    .where('memberId', '=', memberId)
    .where('type', '=', 3)
  return (await found.executeTakeFirst())?.balanceFen ?? 0
}
const get = async (id: number) =>
  (await server.call<RechargeDetail>(recharge.get.path, { id }, { token })).data
const activity = (id: number) =>
  server.db
    .selectFrom('activity')
    .select(['spentFen', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

it('gives what the highest step says that was reached, to the reward account', async () => {
  const id = await addRechargeGift(server.platform, { steps })
  const [less, some, more] = [
    await paidIn({ amountFen: 9_999 }),
    await paidIn({ amountFen: 10_000 }),
    await paidIn({ amountFen: 60_000 }),
  ]
  expect([await less.reward(), await some.reward(), await more.reward()]).toEqual([0, 1_000, 8_000])
  expect(await get(less.id)).toMatchObject({ giftFen: 0, activityName: null })
  expect(await get(some.id)).toMatchObject({
    giftFen: 1_000,
    activityName: '充值有礼',
    refundableFen: 10_000,
  })
  expect(await activity(id)).toMatchObject({ spentFen: 9_000, state: activityState.code.running })
})

it('gives once, by the activity that gives most', async () => {
  const ids = [
    await addRechargeGift(server.platform, { steps }),
    await addRechargeGift(server.platform, { steps: [{ fromFen: 1, giftFen: 3_000 }] }),
  ]
  expect(await (await paidIn({ amountFen: 10_000 })).reward()).toBe(3_000)
  expect((await Promise.all(ids.map(activity))).map(({ spentFen }) => spentFen)).toEqual([0, 3_000])
})

it.each<[string, object, PaidIn]>([
  ['to a fleet', {}, { amountFen: 10_000, fleet: true }],
  ['for what was given', {}, { amountFen: 10_000, type: gift }],
  ['to members of another type', { memberTypes: [memberType.code.interconnection] }, { amountFen: 10_000 }],
])('gives nothing %s', async (_to, rule, paid) => {
  const id = await addRechargeGift(server.platform, { steps, ...rule })
  await paidIn(paid)
  expect(await activity(id)).toMatchObject({ spentFen: 0 })
})

it('never gives more than its budget, and is sold out when that is spent', async () => {
  const id = await addRechargeGift(server.platform, { steps, budgetFen: 2_500 })
  const { db } = server
  const paid = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const { id: memberId } = await addMember(server.platform, { phoneFen: 0 })
      const accountId = await addFunds(server.platform, SKYLINE, { memberId, type: 1, balanceFen: 0 })
      await db
        .transaction()
        .execute((trx) =>
          payIn({ ...server.platform, db: trx }, SKYLINE, { accountId, type: cash, amountFen: 10_000 }),
        )
      return rewardOf(memberId)
    }),
  )
  expect(paid.toSorted()).toEqual([0, 0, 1_000, 1_000])
  expect(await activity(id)).toEqual({ spentFen: 2_000, state: activityState.code.soldOut })
})

it('is taken back in proportion when the recharge is refunded, and the ledger adds up', async () => {
  await addRechargeGift(server.platform, { steps })
  const { id, reward } = await paidIn({ amountFen: 10_000 })
  const apply = { id, applyFen: 5_000, reason: 'moves away' }
  const { data } = await server.call<{ id: number; version: number }>(recharge.refund.path, apply, { token })
  const audit = async (path: string, version: number, account: string, more: object = {}) => {
    const body = { id: data.id, version, pass: true, opinion: null, ...more }
    return (await server.call<{ version: number }>(path, body, { token: await server.login(account) })).data
      .version
  }
  const once = await audit(refundRecord.checkFirst.path, data.version, 'finance2')
  const twice = await audit(refundRecord.checkSecond.path, once, 'admin')
  await audit(refundRecord.payAgain.path, twice, 'admin', { receipt: 'G1' })
  expect(await reward()).toBe(500)
  expect((await checkLedger(server.db)).filter(({ differing }) => differing > 0)).toEqual([])
})
