import { eventType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { publishGuns, publishOrder, recordOrderEvent } from '../record/event.store.ts'
import { moveOrder } from '../record/order.store.ts'
import { after } from '../record/order-states.ts'
import type { Order } from '../record/place.store.ts'
import { abnormalKind } from './order-checks.ts'

/** A charge was open too long, or is silent (domain.md §3.4 overtimeKind). */
const OPEN_TOO_LONG = overtimeKind.code.openTooLong
const {
  idle: IDLE,
  preparing: PREPARING,
  charging: CHARGING,
  offline: OFFLINE,
  reserved: RESERVED,
} = gunStatus.code

/**
 * A running order of which nothing is heard any more: one that charged waits for its final bill or a person, one that
 * only started is closed. The order is locked.
 */
export async function loseOrder(context: Platform, order: Order): Promise<Order> {
  if (after(order.orderStatus, 'lose') === undefined) return closeOrder(context, order, 'timeout')
  const last = await ofSeller(context.db, order.sellerId)
    .from('chargeTransaction')
    .select(['lastTime', 'lastSoc', 'maxW'])
    .where('orderId', '=', order.id)
    .executeTakeFirst()
  const lost = await moveOrder(context, order, ['lose'], {
    // It charged until then at least; a final bill that comes after all says it better.
    endTime: Math.max(order.startTime, last?.lastTime ?? 0),
    endSoc: last?.lastSoc ?? null,
    maxW: last?.maxW ?? null,
    abnormalKind: abnormalKind.noFinalBill,
    overtimeKind: OPEN_TOO_LONG,
  })
  await recordOrderEvent(context, lost, {
    type: eventType.code.stop,
    ts: context.now(),
    payload: { lost: true, lastTime: lost.endTime },
  })
  await releaseGun(context, lost)
  await publishOrder(context, lost)
  return lost
}

/** An order that never charged ends, with the reason. */
export async function closeOrder(context: Platform, order: Order, closeReason: string): Promise<Order> {
  const now = context.now()
  const action = after(order.orderStatus, 'refuse') === undefined ? 'cancel' : 'refuse'
  const closed = await moveOrder(context, order, [action], {
    closeReason,
    chargeStatus: chargeStatus.code.settled,
    endTime: now,
    unplugTime: now,
    meterStop: order.meterStart,
  })
  await recordOrderEvent(context, closed, {
    type: eventType.code.stop,
    ts: now,
    payload: { closed: closeReason },
  })
  await releaseGun(context, closed)
  await publishOrder(context, closed)
  return closed
}

/**
 * The gun works on this order no more. It is as it was where only we had made it ready, and charges for nobody;
 * everything else is told by its pile.
 */
async function releaseGun(context: Platform, order: Order): Promise<void> {
  const { sellerId, gunId, id } = order
  const { numUpdatedRows } = await ofSeller(context.db, sellerId)
    .update('gun')
    .set({
      currentOrderId: null,
      live: null,
      status: sql`case when status = ${PREPARING} and status_before in (${IDLE}, ${OFFLINE}) then status_before
        when status = ${RESERVED} then ${sql.lit(IDLE)}
        when status = ${CHARGING} then ${sql.lit(PREPARING)} else status end`,
      statusBefore: sql`case when status <> ${OFFLINE} then null
        when status_before = ${CHARGING} then ${sql.lit(PREPARING)}
        when status_before = ${RESERVED} then ${sql.lit(IDLE)} else status_before end`,
    })
    .where(({ and }) => and({ id: gunId, currentOrderId: id }))
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await publishGuns(context, sellerId, [gunId])
}
