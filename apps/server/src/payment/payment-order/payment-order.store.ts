import { flowKind, paymentState } from '@ampdeck/api/enumerations/finance'
import { NO_ANSWER, PaymentOrderFilter } from '@ampdeck/api/payment/payment-order'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import { type Jobs, jobType } from '../../jobs/job-kind.ts'

const { waiting, failed, lost } = paymentState.code

export type PaymentOrder = Selectable<Tables['paymentOrder']>

export interface PaymentKey {
  sellerId: number
  id: number
}

/** Calls a channel, or asks it what became of an earlier call. */
export const channelCallJob = jobType<PaymentKey>('channelCall')

/** Platform and jobs of the caller's transaction: the call is made if, and only if, that commits. */
export interface Paying extends Platform {
  jobs: Pick<Jobs, 'send'>
}

interface NewPayment extends Pick<PaymentOrder, 'channel' | 'kind' | 'bizId' | 'amountFen'> {
  /** What moves money: `recharge`, `refund`, `rechargeReturn`. */
  bizType: string
}

/** Writes down a call to a channel and hands it to the job that makes it. */
export async function openPayment(
  { db, jobs, now, newId }: Paying,
  sellerId: number,
  { bizType, ...payment }: NewPayment,
): Promise<void> {
  const id = newId()
  await db
    .insertInto('paymentOrder')
    .values({
      ...payment,
      id,
      sellerId,
      createTime: now(),
      updateTime: now(),
      createUser: null,
      updateUser: null,
      requestNo: `${bizType}:${payment.bizId}:1`,
      answeredFen: null,
      state: waiting,
      channelNo: null,
      costMs: null,
      message: null,
      sentTime: null,
      answerTime: null,
    })
    .execute()
  await jobs.send(db, channelCallJob, { sellerId, id })
}

/** The call that a refund was to be paid by, to be sent once more under the same number; false where it may not be. */
export async function sendAgain(
  { db, jobs, now }: Paying,
  sellerId: number,
  bizId: number,
): Promise<boolean> {
  const again = await ofSeller(db, sellerId)
    .update('paymentOrder')
    .set({
      // What may have been paid is asked for before it is sent.
      state: sql`case when message = ${NO_ANSWER} then ${lost}::int else ${waiting}::int end`,
      message: null,
      updateTime: now(),
    })
    .where(({ and }) => and({ bizId, state: failed }))
    .where('requestNo', 'like', `${flowKind.code.refund}:%`)
    .returning('id')
    .executeTakeFirst()
  if (again) await jobs.send(db, channelCallJob, { sellerId, id: again.id })
  return again !== undefined
}

/** A call that has ended because no answer came waits for one again. */
export async function awaitAgain({ db, now }: Platform, { sellerId, id }: PaymentKey): Promise<void> {
  await ofSeller(db, sellerId)
    .update('paymentOrder')
    .set({ state: lost, message: null, answerTime: null, updateTime: now(), version: sql`version + 1` })
    .where(({ and }) => and({ id, state: failed, message: NO_ANSWER }))
    .execute()
}

type Filter = z.output<typeof PaymentOrderFilter>

export function matching(rows: Rows, filter: Partial<Filter>) {
  return rows
    .from('paymentOrder')
    .leftJoin('recharge', sameSeller('recharge.id', 'paymentOrder.bizId'))
    .leftJoin('refundRecord', sameSeller('refundRecord.id', 'paymentOrder.bizId'))
    .selectAll('paymentOrder')
    .select(sql<string | null>`coalesce(recharge.recharge_no, refund_record.refund_no)`.as('bizNo'))
    .where(
      where(PaymentOrderFilter, filter, 'paymentOrder', {
        requestNo: ['paymentOrder.requestNo', 'paymentOrder.channelNo'],
      }),
    )
}

export async function rowById(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('paymentOrder.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function sum(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .clearSelect()
    .select([
      sql<number>`coalesce(sum(payment_order.amount_fen), 0)::bigint`.as('amountFen'),
      sql<number>`coalesce(sum(payment_order.answered_fen), 0)::bigint`.as('answeredFen'),
    ])
    .executeTakeFirstOrThrow()
}
