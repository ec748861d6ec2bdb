import { orderStatus, reservationEnd, reservationStatus } from '@ampdeck/api/enumerations/order'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Order } from './place.store.ts'

const { reserved: RESERVED, starting: STARTING } = orderStatus.code
const { inProgress: IN_PROGRESS, cancelled, completed, timedOut } = reservationStatus.code
/** The reason by which an order of a reservation is closed that nobody came for. */
export const EXPIRED = 'expired'

/** A reservation follows its order (LC 13): charged, not used, or cancelled by whoever closed it. */
export async function followReservation(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  before: Order,
  order: Order,
): Promise<void> {
  if (before.orderStatus !== RESERVED || order.orderStatus === RESERVED) return
  const { sellerId, id: orderId, closeReason } = order
  const isUnused = closeReason === EXPIRED
  const status = order.orderStatus === STARTING ? completed : isUnused ? timedOut : cancelled
  const endReason = reservationEnd.codes.find((code) => code === closeReason) ?? null
  await ofSeller(db, sellerId)
    .update('reservation')
    .set({ status, endReason, endTime: now(), updateTime: now() })
    .where(({ and }) => and({ orderId, status: IN_PROGRESS }))
    .execute()
}
