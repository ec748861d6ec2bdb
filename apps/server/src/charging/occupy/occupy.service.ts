import { occupied } from '@ampdeck/api/billing/occupy'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { occupyState, orderStatus } from '@ampdeck/api/enumerations/order'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { deductOrder } from '../money/deduct.service.ts'
import { publishOrder, recordOrderEvent } from '../record/event.store.ts'
import { changeOrder } from '../record/order.store.ts'
import { paymentOf } from '../record/order-states.ts'
import { lockOrder, type Order } from '../record/place.store.ts'

/** States of an OccupyBill (domain.md §4 LC 7). */
const { counting: COUNTING, unpaid: UNPAID, paid: PAID } = occupyState.code

type OccupyBill = Selectable<Tables['occupyBill']>

/**
 * A gun is free again, or its clock stands still: what it was occupied costs is added to the order and deducted with
 * it. `isGone` says that the car has left.
 */
export async function endOccupation(
  context: Platform,
  sellerId: number,
  orderId: number,
  { at, isGone }: { at: number; isGone: boolean },
): Promise<void> {
  const order = await lockOrder(context.db, sellerId, orderId)
  if (!order) return
  const leaves = isGone && order.unplugTime === null
  const left = leaves
    ? await changeOrder(context, order, { unplugTime: Math.max(at, order.endTime ?? at) })
    : order
  if (leaves)
    await recordOrderEvent(context, left, { type: eventType.code.plugOut, ts: left.unplugTime ?? at })
  const counting = await countingBill(context, left)
  const billed = counting ? await closeBill(context, left, counting, at) : left
  if (billed !== order) await publishOrder(context, billed)
}

function countingBill({ db }: Platform, { sellerId, id: orderId }: Order): Promise<OccupyBill | undefined> {
  return ofSeller(db, sellerId)
    .withDeleted('occupyBill')
    .selectAll()
    .where(({ and }) => and({ orderId, state: COUNTING }))
    .modifyEnd(sql`for update`)
    .executeTakeFirst()
}

async function closeBill(context: Platform, order: Order, bill: OccupyBill, at: number): Promise<Order> {
  const { db, now } = context
  const { sellerId, id } = bill
  const toTime = Math.max(at, bill.fromTime)
  const rule = await ofSeller(db, sellerId)
    .withDeleted('occupyRule')
    .selectAll()
    .where('id', '=', bill.ruleId)
    .executeTakeFirstOrThrow()
  const { minutes, steps, feeFen } = feeOf(bill, rule, toTime)
  const added = feeFen > 0 ? await addFee(context, order, feeFen) : order
  const isPaid = feeFen === 0 || added.owedFen === 0
  await ofSeller(db, sellerId)
    .update('occupyBill')
    .set({ toTime, minutes, steps, feeFen, state: isPaid ? PAID : UNPAID, updateTime: now() })
    .where('id', '=', id)
    .execute()
  return added
}

/** What an occupation costs up to a moment (domain.md §5.4). */
export function feeOf(
  { fromTime, memberLevel, graceMinutes }: OccupyBill,
  rule: Selectable<Tables['occupyRule']>,
  to: number,
) {
  const occupation = { from: fromTime, to, graceMinutes, ...(memberLevel === null ? {} : { memberLevel }) }
  return occupied(occupation, { ...rule, window: rule.timeWindow })
}

/** The fee is due with the order; what was settled before is not opened again. Abnormal orders wait for a person. */
async function addFee(context: Platform, order: Order, feeFen: number): Promise<Order> {
  const payableFen = order.payableFen + feeFen
  const due = await changeOrder(context, order, {
    occupyFeeFen: order.occupyFeeFen + feeFen,
    payableFen,
    owedFen: order.owedFen + feeFen,
    chargeStatus: paymentOf({ payableFen, paidFen: order.paidFen }),
  })
  return order.orderStatus === orderStatus.code.finished ? deductOrder(context, due) : due
}
