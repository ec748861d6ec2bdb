import {
  flowKind,
  payChannel,
  paymentKind,
  rechargeState,
  refundChannel,
  refundPayState,
  refundStatus,
} from '@ampdeck/api/enumerations/finance'
import { accountType } from '@ampdeck/api/enumerations/member'
import { sql, type Updateable } from 'kysely'
import { accountsBeside, lockOwners, usableFen } from '../../charging/money/account.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { lockAccounts, mustPost, post } from '../../ledger/ledger.ts'
import { openPayment, type Paying, sendAgain } from '../payment-order/payment-order.store.ts'
import { channelOf } from '../recharge/recharge.service.ts'
import type { Recharge } from '../recharge/recharge.store.ts'
import { countOpenOrders, type Refund, refundNo } from './refund-record.store.ts'
import type { RefundPart } from './refund-record.table.ts'

const { approved, awaitingFirst } = refundStatus.code
const { none, paying, paid, failed } = refundPayState.code
const { success, partlyRefunded, refunded } = rechargeState.code
const { cash } = refundChannel.code
const { refundHold: HOLD, refundRelease: RELEASE, refund: REFUND, gift: GIFT } = flowKind.code

export interface Application {
  accountId: number
  rechargeIds: readonly number[]
  applyFen: number
  reason: string | null
  /** Who applies at a counter; nobody of the operator where the member does in an app. */
  userId: number | null
}

type Refusal = 'refund.openOrder' | 'refund.notRefundable' | 'balance.tooLow'

/** Holds the amount back and takes it out of what the recharges can refund, the newest first (LC 5). */
export async function applyForRefund(
  platform: Platform,
  sellerId: number,
  { accountId, rechargeIds, applyFen, reason, userId }: Application,
): Promise<{ id: number } | { refusal: Refusal }> {
  const { db, now, newId } = platform
  const recharges = await lockRefundable(platform, sellerId, accountId, rechargeIds)
  const [newest] = recharges
  const parts = partsOf(recharges, applyFen)
  if (!newest || !parts) return { refusal: 'refund.notRefundable' }
  // No charge begins from here on.
  await lockOwners(db, sellerId, [accountId])
  if ((await countOpenOrders(db, sellerId, accountId)) > 0) return { refusal: 'refund.openOrder' }
  const id = newId()
  const held = { accountId, bizType: HOLD, bizId: id, amountFen: 0, heldFen: applyFen }
  if (!(await post(platform, sellerId, held))) return { refusal: 'balance.tooLow' }
  for (const { rechargeId, fen } of parts) await changeRefundable(platform, sellerId, rechargeId, -fen)
  await db
    .insertInto('refundRecord')
    .values({
      id,
      sellerId,
      createTime: now(),
      updateTime: now(),
      createUser: userId,
      updateUser: userId,
      refundNo: refundNo(id),
      accountId,
      groupId: newest.groupId,
      parts: JSON.stringify(parts),
      applyFen,
      // By the way that the money came.
      channel: channelOf(newest.type) ?? cash,
      reason,
      status: awaitingFirst,
      applicant: userId,
      firstUser: null,
      firstTime: null,
      firstOpinion: null,
      secondUser: null,
      secondTime: null,
      secondOpinion: null,
      hungFrom: null,
      hangNote: null,
      payState: none,
      payNo: null,
      payMessage: null,
      paidTime: null,
      giftBackFen: 0,
    })
    .execute()
  return { id }
}

/** Of one way of payment, that of the newest: a refund has one channel. */
async function lockRefundable(
  { db }: Platform,
  sellerId: number,
  accountId: number,
  ids: readonly number[],
): Promise<Recharge[]> {
  const found = await ofSeller(db, sellerId)
    .from('recharge')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .where('state', 'in', [success, partlyRefunded])
    .orderBy('id')
    .forUpdate()
    .execute()
  const newestFirst = found.toReversed()
  return newestFirst.filter(({ type }) => channelOf(type) === channelOf(newestFirst[0]?.type ?? 0))
}

/** What each recharge gives, with its gift in proportion; nothing where they hold less. */
function partsOf(
  recharges: readonly Pick<Recharge, 'id' | 'amountFen' | 'giftFen' | 'refundableFen'>[],
  applyFen: number,
): RefundPart[] | undefined {
  let left = applyFen
  const parts: RefundPart[] = []
  for (const { id, amountFen, giftFen, refundableFen } of recharges) {
    const fen = Math.min(left, refundableFen)
    if (fen === 0) continue
    left -= fen
    parts.push({ rechargeId: id, fen, giftFen: Math.floor((giftFen * fen) / amountFen) })
  }
  return left === 0 ? parts : undefined
}

async function changeRefundable(
  { db, now }: Platform,
  sellerId: number,
  id: number,
  fen: number,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('recharge')
    .set({ refundableFen: sql`refundable_fen + ${fen}`, updateTime: now(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Nothing is refunded: the amount is free again, and the recharges hold it as before. */
export async function releaseRefund(platform: Platform, refund: Refund): Promise<void> {
  const { sellerId, id: bizId, accountId, applyFen } = refund
  for (const { rechargeId, fen } of refund.parts) await changeRefundable(platform, sellerId, rechargeId, fen)
  await mustPost(platform, sellerId, { accountId, bizType: RELEASE, bizId, amountFen: 0, heldFen: -applyFen })
}

/** Both have agreed: the channel is called by a job. Cash waits for the receipt of the counter. */
export async function startPayment(payment: Paying, refund: Refund): Promise<void> {
  const { sellerId, id: bizId, applyFen: amountFen } = refund
  const channel = payChannel.codes.find((code) => code === refund.channel)
  if (!channel) return
  const kind = paymentKind.code.refund
  await openPayment(payment, sellerId, { bizType: REFUND, bizId, channel, kind, amountFen })
}

/** Once more after a payment that failed, under the same number; cash is handed out against a receipt. */
export async function payRefundAgain(
  payment: Paying,
  refund: Refund,
  receipt: string | null,
): Promise<boolean> {
  if (refund.channel === cash) {
    if (receipt === null) return false
    await bookRefund(payment, refund, receipt)
    return true
  }
  if (!(await sendAgain(payment, refund.sellerId, refund.id))) return false
  await change(payment, refund, { payState: paying, payMessage: null })
  return true
}

/** The money has gone: of a locked refund whose amount is held back. */
export async function bookRefund(platform: Platform, refund: Refund, payNo: string): Promise<void> {
  const { sellerId, id: bizId, accountId, applyFen, parts } = refund
  await ofSeller(platform.db, sellerId)
    .update('recharge')
    .set({ state: refundedState, updateTime: platform.now(), version: sql`version + 1` })
    .where(
      'id',
      'in',
      parts.map(({ rechargeId }) => rechargeId),
    )
    .execute()
  await mustPost(platform, sellerId, {
    accountId,
    bizType: REFUND,
    bizId,
    amountFen: -applyFen,
    heldFen: -applyFen,
  })
  const giftBackFen = await takeGiftBack(platform, refund)
  await change(platform, refund, {
    payState: paid,
    payNo,
    payMessage: null,
    paidTime: platform.now(),
    giftBackFen,
  })
}

/** Fully refunded where nothing can be applied for any more and nothing else is under way. */
const refundedState = sql<number>`case when refundable_fen > 0 then ${partlyRefunded}::int else ${refunded}::int end`

/** The gift of what was refunded, as far as it is still there. */
async function takeGiftBack(
  platform: Platform,
  { sellerId, id: bizId, accountId, parts }: Refund,
): Promise<number> {
  const giftFen = parts.reduce((sum, part) => sum + part.giftFen, 0)
  if (giftFen === 0) return 0
  await lockOwners(platform.db, sellerId, [accountId])
  const beside = await accountsBeside(platform.db, sellerId, accountId)
  const reward = beside.find(({ type }) => type === accountType.code.reward)
  const fen = reward ? Math.min(giftFen, usableFen(reward)) : 0
  if (!reward || fen === 0) return 0
  await lockAccounts(platform.db, sellerId, [reward.id])
  await mustPost(platform, sellerId, { accountId: reward.id, bizType: GIFT, bizId, amountFen: -fen })
  return fen
}

/** The channel said no: the amount stays held back, and it can be paid again. */
export async function failRefund(platform: Platform, refund: Refund, message: string): Promise<void> {
  await change(platform, refund, { payState: failed, payMessage: message })
}

/** Whether an answer of the channel still finds the refund waiting for it. */
export const awaitsPayment = ({ status, payState }: Refund) => status === approved && payState === paying

async function change(
  { db, now }: Platform,
  { sellerId, id, version }: Refund,
  values: Updateable<Tables['refundRecord']>,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('refundRecord')
    .set({ ...values, updateTime: now(), version: version + 1 })
    .where('id', '=', id)
    .execute()
}
