import {
  flowKind,
  payChannel,
  paymentKind,
  rechargeProblem,
  rechargeState,
  rechargeType,
} from '@ampdeck/api/enumerations/finance'
import { accountType, activeState } from '@ampdeck/api/enumerations/member'
import type { Selectable } from 'kysely'
import { lockDebts, payDebts } from '../../charging/money/debts.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { mustPost } from '../../ledger/ledger.ts'
import { type Gift, takeGift } from '../../marketing/activity/recharge-gift.store.ts'
import { openPayment, type Paying } from '../payment-order/payment-order.store.ts'
import { type Recharge, rechargeNo } from './recharge.store.ts'

const { waiting, success, closed } = rechargeState.code
const { alipay, weChatPay, cash, bankTransfer } = rechargeType.code
/** What an owner pays in, and is given something for. */
const paidInTypes: readonly number[] = [alipay, weChatPay, cash, bankTransfer]

export interface NewRecharge {
  accountId: number
  type: number
  amountFen: number
  /** For the reward account of the same owner. */
  giftFen?: number
  /** Of the counter. */
  receipt?: string | null
  /** Who has entered it; nobody where the owner pays in an app. */
  userId?: number | null
}

/** The channel of a type; nothing for what a counter receives. */
export function channelOf(type: number) {
  if (type === alipay) return payChannel.code.alipay
  return type === weChatPay ? payChannel.code.weChatPay : undefined
}

/**
 * Money that is there already comes into an account, in the caller's transaction: what its owner owes is paid from it,
 * and who was suspended for that may start again. Gives the recharge's number, which is the `bizId` of its flow.
 */
export async function payIn(platform: Platform, sellerId: number, draft: NewRecharge): Promise<number> {
  const recharge = await insert(platform, sellerId, draft)
  await bookRecharge(platform, recharge, null)
  return recharge.id
}

/** A recharge that waits for its money: of a counter that confirms it, or of a channel, which is called. */
export async function openRecharge(paying: Paying, sellerId: number, draft: NewRecharge): Promise<number> {
  const { id, amountFen, type } = await insert(paying, sellerId, draft)
  const channel = channelOf(type)
  if (channel) {
    const kind = paymentKind.code.pay
    await openPayment(paying, sellerId, {
      bizType: flowKind.code.recharge,
      bizId: id,
      channel,
      kind,
      amountFen,
    })
  }
  return id
}

async function insert(
  { db, now, newId }: Platform,
  sellerId: number,
  { accountId, type, amountFen, giftFen = 0, receipt = null, userId = null }: NewRecharge,
): Promise<Recharge> {
  const id = newId()
  const account = await accountOf(db, sellerId, accountId)
  return db
    .insertInto('recharge')
    .values({
      id,
      sellerId,
      createTime: now(),
      updateTime: now(),
      createUser: userId,
      updateUser: userId,
      rechargeNo: rechargeNo(id),
      accountId,
      groupId: account.groupId,
      type,
      amountFen,
      giftFen,
      activityId: null,
      refundableFen: 0,
      channelNo: null,
      receipt,
      state: waiting,
      problem: null,
      paidTime: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The money of a locked recharge has come. */
export async function bookRecharge(
  platform: Platform,
  recharge: Recharge,
  channelNo: string | null,
): Promise<void> {
  const { sellerId, id, accountId, amountFen, type } = recharge
  const { recharge: RECHARGE, gift: GIFT } = flowKind.code
  const { memberId } = await accountOf(platform.db, sellerId, accountId)
  const debts = await lockDebts(platform, sellerId, accountId)
  const { giftFen, activityId } = (await giftFor(platform, recharge, memberId)) ?? recharge
  await change(platform, recharge, {
    state: success,
    channelNo,
    giftFen,
    activityId,
    paidTime: platform.now(),
    // What the operator gave is never paid out.
    refundableFen: type === rechargeType.code.gift ? 0 : amountFen,
  })
  await mustPost(platform, sellerId, { accountId, bizType: RECHARGE, bizId: id, amountFen })
  if (giftFen > 0) {
    const reward = await rewardOf(platform, sellerId, accountId)
    await mustPost(platform, sellerId, { accountId: reward, bizType: GIFT, bizId: id, amountFen: giftFen })
  }
  await payDebts(platform, sellerId, memberId, debts)
}

/** What an activity gives to a member; what was promised when the recharge was made is not given twice. */
async function giftFor(
  { db, now }: Platform,
  { sellerId, amountFen, giftFen, type }: Recharge,
  memberId: number | null,
): Promise<Gift | undefined> {
  if (memberId === null || giftFen > 0 || !paidInTypes.includes(type)) return undefined
  const member = await ofSeller(db, sellerId)
    .withDeleted('member')
    .select('type')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member && takeGift(db, { sellerId, amountFen, memberType: member.type, at: now() })
}

/** No money has come, or not as it should: of a locked recharge that waits. */
export async function closeRecharge(
  platform: Platform,
  recharge: Recharge,
  problem: Recharge['problem'],
): Promise<void> {
  await change(platform, recharge, { state: closed, problem })
}

/** Money that came for a recharge that is closed goes back at once; it never was in the account. */
export async function returnLate(
  paying: Paying,
  recharge: Recharge,
  channel: Selectable<Tables['paymentOrder']>['channel'],
): Promise<void> {
  const { sellerId, id: bizId, amountFen } = recharge
  await change(paying, recharge, { problem: rechargeProblem.code.late })
  const kind = paymentKind.code.refund
  await openPayment(paying, sellerId, { bizType: 'rechargeReturn', bizId, channel, kind, amountFen })
}

async function change(
  { db, now }: Platform,
  { sellerId, id, version }: Recharge,
  values: Partial<
    Pick<
      Recharge,
      'state' | 'channelNo' | 'paidTime' | 'refundableFen' | 'problem' | 'giftFen' | 'activityId'
    >
  >,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('recharge')
    .set({ ...values, updateTime: now(), version: version + 1 })
    .where('id', '=', id)
    .execute()
}

function accountOf(db: Platform['db'], sellerId: number, id: number) {
  return ofSeller(db, sellerId)
    .from('account')
    .select(['memberId', 'groupId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The reward account beside another; opened where the owner has none. */
async function rewardOf({ db, now, newId }: Platform, sellerId: number, accountId: number): Promise<number> {
  const { memberId, groupId } = await accountOf(db, sellerId, accountId)
  const type = accountType.code.reward
  const found = await ofSeller(db, sellerId)
    .from('account')
    .select('id')
    .where('type', '=', type)
    .where(({ eb, and }) =>
      memberId === null
        ? and([eb('groupId', '=', groupId), eb('memberId', 'is', null)])
        : eb('memberId', '=', memberId),
    )
    .executeTakeFirst()
  if (found) return found.id
  const id = newId()
  const stamps = { createTime: now(), updateTime: now(), createUser: null, updateUser: null }
  const empty = { balanceFen: 0, frozenFen: 0, creditLimitFen: 0, state: activeState.code.on }
  await db
    .insertInto('account')
    .values({ id, sellerId, ...stamps, memberId, groupId, type, ...empty })
    .execute()
  return id
}
