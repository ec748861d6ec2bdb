import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../../database/of-seller.ts'
import type { Platform } from '../../../database/platform.ts'
import type { Tables } from '../../../database/tables.ts'
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
 * Whether a receipt number of this seller was used before. Until the caller's transaction ends, nobody else is told that
 * it is free: ask before the first `receiveFor` of a document.
 */
export async function isReceiptUsed(
  db: Kysely<Tables>,
  sellerId: number,
  receiptNo: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`receipt ${sellerId} ${receiptNo}`}, 0))`.execute(
    db,
  )
  const found = await ofSeller(db, sellerId)
    .from('orderReceipt')
    .select('id')
    .where('receiptNo', '=', receiptNo)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
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
