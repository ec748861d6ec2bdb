import { rechargeState } from '@ampdeck/api/enumerations/finance'
import type { Text } from '@ampdeck/api/texts'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../../database/of-seller.ts'
import type { Platform } from '../../../database/platform.ts'
import { sameSeller } from '../../../database/same-seller.ts'
import type { Tables } from '../../../database/tables.ts'
import { Failure } from '../../../foundation/failure.ts'
import { publishOrder } from '../../record/event.store.ts'
import { changeOrder } from '../../record/order.store.ts'
import { paymentOf } from '../../record/order-states.ts'
import type { Order } from '../../record/place.store.ts'
import { settleIfPaid } from '../deduct.service.ts'
import type { ReceiptKind } from './order-receipt.table.ts'

interface Receipt {
  amountFen: number
  receiptNo: string
  kind: ReceiptKind
  /** The document that it pays. */
  bizId: number
}

/**
 * Refuses a receipt number that this seller has used before, for an order or a recharge, and names the first use. Until
 * the caller's transaction ends, nobody else finds the number free: call it before the first use.
 */
export async function refuseUsedReceipt(
  { db, fail }: { db: Kysely<Tables>; fail: FailUsed },
  sellerId: number,
  receiptNo: string,
): Promise<void> {
  const first = await firstUseOf(db, sellerId, receiptNo)
  if (first !== undefined) throw usedReceipt(fail, first)
}

type FailUsed = (reason: 'receipt.used') => Failure

/** The refusal of a receipt, with the number of what it was first used for. */
export function usedReceipt(fail: FailUsed, first: string): Failure {
  const { code, text, data } = fail('receipt.used')
  const named: Text = [`${text[0]}: ${first}`, `${text[1]}：${first}`]
  return new Failure(code, named, { data: { ...(data as object), first } })
}

/** The number of the order or the recharge that a receipt was used for. */
async function firstUseOf(
  db: Kysely<Tables>,
  sellerId: number,
  receiptNo: string,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${sellerId} ${receiptNo}`}, 0))`.execute(
    db,
  )
  const order = await ofSeller(db, sellerId)
    .from('orderReceipt')
    .innerJoin('chargeOrder', sameSeller('chargeOrder.id', 'orderReceipt.orderId'))
    .select('chargeOrder.orderNo')
    .where('orderReceipt.receiptNo', '=', receiptNo)
    .orderBy('orderReceipt.id')
    .limit(1)
    .executeTakeFirst()
  if (order) return order.orderNo
  // A recharge that was closed has brought no money: its receipt is free again.
  const recharge = await ofSeller(db, sellerId)
    .from('recharge')
    .select('rechargeNo')
    .where('receipt', '=', receiptNo)
    .where('state', '<>', rechargeState.code.closed)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return recharge?.rechargeNo
}

/**
 * Puts money that was received outside of any account against a locked order, of no more than it owes. What comes in so
 * counts like principal: an order that is settled by it gives points.
 */
export async function receiveFor(
  context: Platform,
  order: Order,
  { amountFen, ...receipt }: Receipt,
): Promise<Order> {
  if (amountFen <= 0 || amountFen > order.owedFen)
    throw new RangeError(`Order ${order.id} owes ${order.owedFen} fen, not ${amountFen}.`)
  const { db, now, newId } = context
  const { id: orderId, sellerId } = order
  await db
    .insertInto('orderReceipt')
    .values({ id: newId(), sellerId, orderId, amountFen, ts: now(), ...receipt })
    .execute()
  const paidFen = order.paidFen + amountFen
  const paid = await changeOrder(context, order, {
    paidFen,
    owedFen: order.owedFen - amountFen,
    chargeStatus: paymentOf({ payableFen: order.payableFen, paidFen }),
    principalPaidFen: order.principalPaidFen + amountFen,
  })
  const settled = await settleIfPaid(context, paid)
  await publishOrder(context, settled)
  return settled
}
