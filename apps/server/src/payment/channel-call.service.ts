import {
  flowKind,
  paymentKind,
  paymentState,
  rechargeProblem,
  rechargeState,
} from '@ampdeck/api/enumerations/finance'
import { NO_ANSWER, openPayments } from '@ampdeck/api/payment/payment-order'
import { sql } from 'kysely'
import { ofSeller } from '../database/of-seller.ts'
import type { Platform } from '../database/platform.ts'
import { inTransaction } from '../database/transaction.ts'
import { Failure } from '../foundation/failure.ts'
import { refuseInTransaction } from '../foundation/open-transaction.ts'
import {
  AnswerLost,
  type ChannelAnswer,
  type Merchant,
  type PaymentChannel,
} from './channel/payment-channel.ts'
import { merchantOf, termsOf } from './channel/payment-config.store.ts'
import type { Paying, PaymentKey, PaymentOrder } from './payment-order/payment-order.store.ts'
import { bookRecharge, closeRecharge, returnLate } from './recharge/recharge.service.ts'
import { lockRecharge } from './recharge/recharge.store.ts'
import { awaitsPayment, bookRefund, failRefund } from './refund/refund-record.service.ts'
import { lockRefund } from './refund/refund-record.store.ts'

const WITHIN_MS = 20_000
const { waiting, sent, success, failed, lost, wrongAmount } = paymentState.code

/**
 * One try of a call: first it is written that it is made, then the channel is called outside of any transaction, then
 * the answer is booked once. A server that is killed in between calls again under the same number, or asks.
 */
export async function callChannel(paying: Paying, channel: PaymentChannel, key: PaymentKey): Promise<void> {
  const claimed = await claim(paying, key)
  if (!claimed) return
  const answer = await answerOf(paying, channel, claimed)
  await inTransaction(paying.db, WITHIN_MS, (db) => book({ ...paying, db }, key, answer))
}

interface Claimed extends PaymentOrder {
  /** It may have been sent before: the channel is asked first. */
  wasSent: boolean
}

/** Writes that the call is made from now on; nothing where its answer is known. */
async function claim({ db, now }: Platform, { sellerId, id }: PaymentKey): Promise<Claimed | undefined> {
  return inTransaction(db, WITHIN_MS, async (trx) => {
    const before = await ofSeller(trx, sellerId)
      .from('paymentOrder')
      .select('state')
      .where('id', '=', id)
      .where('state', 'in', [waiting, sent, lost])
      .forUpdate()
      .executeTakeFirst()
    if (!before) return undefined
    const payment = await ofSeller(trx, sellerId)
      .update('paymentOrder')
      .set({
        state: sent,
        tries: sql`tries + 1`,
        sentTime: sql`coalesce(sent_time, ${now()})`,
        updateTime: now(),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...payment, wasSent: before.state !== waiting }
  })
}

/** The contract of a call, or why there is none. */
async function contractOf(
  db: Platform['db'],
  { sellerId, channel }: PaymentOrder,
): Promise<Merchant | 'CHANNEL_NOT_SET_UP' | 'SECRET_KEY_LOST'> {
  try {
    return (await merchantOf(db, sellerId, channel)) ?? 'CHANNEL_NOT_SET_UP'
  } catch (error) {
    if (error instanceof Failure) return 'SECRET_KEY_LOST'
    throw error
  }
}

/** Nothing where no answer came. */
async function answerOf(
  { db }: Platform,
  channel: PaymentChannel,
  payment: Claimed,
): Promise<ChannelAnswer | undefined> {
  refuseInTransaction('A payment channel')
  const merchant = await contractOf(db, payment)
  // What may have been sent before is no failure: it is asked for once the contract is there again.
  if (typeof merchant === 'string')
    return payment.wasSent ? undefined : { outcome: 'failed', message: merchant }
  const request = { ...payment, merchant, sentTime: payment.sentTime ?? 0 }
  try {
    const known = payment.wasSent ? await channel.query(request) : undefined
    if (known) return known
    return await (payment.kind === paymentKind.code.pay ? channel.pay(request) : channel.refund(request))
  } catch (error) {
    if (error instanceof AnswerLost) return undefined
    throw error
  }
}

/** A call that nobody waits for any more has no answer; whether it was paid is not known, so it is asked for again. */
export async function loseAnswer({ db, now }: Platform, { sellerId, id }: PaymentKey): Promise<void> {
  await ofSeller(db, sellerId)
    .update('paymentOrder')
    .set({ state: lost, updateTime: now(), version: sql`version + 1` })
    .where(({ and }) => and({ id, state: sent }))
    .execute()
}

/** An answer that never came ends its call, so that nobody waits for it: a person asks for it, or pays it again. */
export function endWithoutAnswer(paying: Paying, key: PaymentKey): Promise<void> {
  return inTransaction(paying.db, WITHIN_MS, (db) =>
    book({ ...paying, db }, key, { outcome: 'failed', message: NO_ANSWER }),
  )
}

/** Books an answer, once: of two that come at the same moment the second finds it done. */
async function book(paying: Paying, { sellerId, id }: PaymentKey, answer: ChannelAnswer | undefined) {
  const { db, now } = paying
  const payment = await ofSeller(db, sellerId)
    .from('paymentOrder')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!payment || !openPayments.includes(payment.state)) return
  const state = stateOf(payment, answer)
  const contract = await termsOf(db, payment)
  const isOver = !openPayments.includes(state)
  await ofSeller(db, sellerId)
    .update('paymentOrder')
    .set({
      state,
      updateTime: now(),
      version: payment.version + 1,
      merchantNo: contract?.merchantNo ?? null,
      ...(answer?.outcome === 'success' && {
        channelNo: answer.channelNo,
        answeredFen: answer.amountFen,
        feeFen: contract ? Math.round((answer.amountFen * contract.feeBps) / 10_000) : null,
      }),
      message: answer?.outcome === 'failed' ? answer.message : null,
      ...(isOver && { answerTime: now(), costMs: now() - (payment.sentTime ?? now()) }),
    })
    .where('id', '=', id)
    .execute()
  if (isOver) await follow(paying, payment, state, answer)
}

function stateOf({ amountFen }: PaymentOrder, answer: ChannelAnswer | undefined): PaymentOrder['state'] {
  if (!answer) return lost
  if (answer.outcome === 'pending') return sent
  if (answer.outcome === 'failed') return failed
  // What is not the amount that was asked for is never booked: it is marked, and a person looks at it.
  return answer.amountFen === amountFen ? success : wrongAmount
}

/** What the answer does to the recharge or the refund; what returns a late payment ends by itself. */
async function follow(
  paying: Paying,
  { sellerId, bizId, requestNo, channel }: PaymentOrder,
  state: PaymentOrder['state'],
  answer: ChannelAnswer | undefined,
): Promise<void> {
  const [bizType] = requestNo.split(':')
  const channelNo = answer?.outcome === 'success' ? answer.channelNo : ''
  const message = answer?.outcome === 'failed' ? answer.message : 'WRONG_AMOUNT'
  if (bizType === flowKind.code.recharge) {
    const recharge = await lockRecharge(paying.db, sellerId, bizId)
    if (!recharge) return
    const isWaiting = recharge.state === rechargeState.code.waiting
    if (state === success && isWaiting) await bookRecharge(paying, recharge, channelNo)
    else if (state === success) await returnLate(paying, recharge, channel)
    else {
      const problem = state === failed ? rechargeProblem.code.failed : rechargeProblem.code.wrongAmount
      if (isWaiting || state === wrongAmount) await closeRecharge(paying, recharge, problem)
    }
  } else if (bizType === flowKind.code.refund) {
    const refund = await lockRefund(paying.db, sellerId, bizId)
    if (!refund || !awaitsPayment(refund)) return
    if (state === success) await bookRefund(paying, refund, channelNo)
    else await failRefund(paying, refund, message)
  }
}
