import { eventType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { billChannel, orderStatus } from '@ampdeck/api/enumerations/order'
import { sellerState } from '@ampdeck/api/enumerations/system'
import { formatDate } from '@ampdeck/api/time'
import { paramOf } from '../../access/param.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Refusal, Token } from '../../device/charge-point.ts'
import { freezeCoupon, usableCoupons } from '../../marketing/coupon/member-coupon.store.ts'
import { closeOrder } from '../finish/lost.service.ts'
import { paysAlone } from '../money/discount.store.ts'
import { nextNumber, publishGuns, publishOrder, recordOrderEvent } from '../record/event.store.ts'
import { addOrder } from '../record/order.store.ts'
import { byFleet, type Payer, payerOf } from '../record/payer.store.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { priceSource } from '../record/price-source.store.ts'
import { limitRefusal } from './charge-limit.store.ts'
import { freeFen, reserveOf } from './reserve.service.ts'
import { isFree, refusalOf } from './start-guard.ts'
import { beginPrepared } from './started-order.service.ts'

/** Whom a start is asked for: a card's number, a member's phone or number, or a VIN. */
interface Asked {
  sellerId: number
  gunId: number
  token: string
  /** A fleet's own start of one of its cars: the token then stands for this start alone. */
  fleetCar?: Parameters<typeof byFleet>[2] | undefined
  /** The coupon that the member wants to use. */
  memberCouponId?: number | undefined
}

/** What the pile is asked to start. */
export interface Prepared {
  orderId: number
  stationId: number
  pileId: number
  gunId: number
  connector: number
  token: Token
  remoteStartId: number
}

/**
 * Makes the order of a start that a pile is about to be asked for (LC 1, `pileMonitor:start`), in the caller's
 * transaction: the same checks as at the pile itself. The pile's answer is `started` with this number or token; where
 * none comes, the watchdog closes the order.
 */
export async function prepareStart(
  context: Platform,
  { sellerId, gunId, token: value, fleetCar, memberCouponId }: Asked,
): Promise<Prepared | { refusal: Refusal | 'coupon' }> {
  const { db, now } = context
  const place = await lockGun(db, sellerId, gunId)
  if (!place || !(await isEnabled(db, sellerId))) return { refusal: 'blocked' }
  const { stationId, pileId, letter } = place
  const token: Token = { value, isVin: false }
  const where = { sellerId, stationId, pileId, today: formatDate(now()), isConfirmed: true }
  const found = await (fleetCar ? byFleet(db, where, fleetCar) : payerOf(db, where, token))
  const held = await reservedFor(context, place, found.payer)
  const price = await priceSource(db, place, found.payer, now())
  // Before the accounts, as a bill does: two of one member's charges then never wait for each other.
  const isCouponFree =
    memberCouponId === undefined || (await isUsable(context, place, found.payer, memberCouponId))
  const refusal = refusalOf({
    found,
    place,
    isTaken: !held && (place.currentOrderId !== null || !isFree(place)),
    freeFen: await freeFen(context, sellerId, found.payer?.accountId ?? null, { lock: true }),
    leastFen: await paramOf(db, sellerId, 'leastStartFen'),
    hasPrice: price !== undefined,
    limited: await limitRefusal(db, sellerId, found.payer, { stationId, ts: now(), soc: null }),
    isLate: false,
  })
  if (refusal) return { refusal }
  if (!isCouponFree) return { refusal: 'coupon' }
  const remoteStartId = await nextNumber(db)
  const isVin = found.payer?.channel === billChannel.code.vin
  const reserveFen = await reserveOf(context, place, price, now())
  const order = held
    ? await beginPrepared(context, held, {
        price,
        reserveFen,
        values: { idToken: value, remoteStartId, memberCouponId: memberCouponId ?? null },
      })
    : await addOrder(context, {
        place,
        payer: found.payer,
        price,
        orderStatus: orderStatus.code.starting,
        startTime: now(),
        meterStart: 0,
        idToken: value,
        remoteStartId,
        channel: isVin ? billChannel.code.vin : billChannel.code.other,
        memberCouponId,
        reserveFen,
      })
  if (memberCouponId !== undefined)
    await freezeCoupon(db, { sellerId, id: memberCouponId }, { usedOrderId: order.id, now: now() })
  await holdFor(context, place, order.id)
  await recordOrderEvent(context, order, {
    type: eventType.code.start,
    ts: now(),
    payload: { remoteStartId },
  })
  await publishOrder(context, order)
  return {
    orderId: order.id,
    stationId,
    pileId,
    gunId,
    connector: letter + 1,
    token: { value, isVin },
    remoteStartId,
  }
}

/** The order of a reservation that holds the gun for this member. */
async function reservedFor(
  { db }: Platform,
  { sellerId, currentOrderId }: Place,
  payer: Payer | undefined,
): Promise<Order | undefined> {
  const order = currentOrderId === null ? undefined : await lockOrder(db, sellerId, currentOrderId)
  const isOwn = order !== undefined && order.memberId !== null && order.memberId === payer?.memberId
  return isOwn && order.orderStatus === orderStatus.code.reserved ? order : undefined
}

/** Whether a coupon is the payer's own and holds here and now; it is locked then. */
async function isUsable(
  { db, now }: Platform,
  { sellerId, stationId }: Place,
  payer: Payer | undefined,
  couponId: number,
): Promise<boolean> {
  const memberId = payer?.memberId ?? null
  if (!payer || memberId === null || !(await paysAlone(db, { sellerId, ...payer }))) return false
  const { memberType } = payer
  const use = { sellerId, memberId, memberType, stationId, startTime: now() }
  return (await usableCoupons(db, use, { lock: true })).some(({ id }) => id === couponId)
}

/** The gun is ready for this order; that it was idle is remembered, for the case that nothing comes of it. */
async function holdFor(
  context: Platform,
  { sellerId, gunId, status }: Place,
  orderId: number,
): Promise<void> {
  const { idle, offline, preparing } = gunStatus.code
  const isKept = status === idle || status === offline
  await ofSeller(context.db, sellerId)
    .update('gun')
    .set({ currentOrderId: orderId, status: preparing, statusBefore: isKept ? status : null })
    .where('id', '=', gunId)
    .execute()
  await publishGuns(context, sellerId, [gunId])
}

/** The pile will not start or keep it: the order never charges. Changes nothing where it has started all the same. */
export async function refusePrepared(
  context: Platform,
  { sellerId, orderId, reason }: { sellerId: number; orderId: number; reason: string },
): Promise<void> {
  const order = await lockOrder(context.db, sellerId, orderId)
  const { starting, reserved } = orderStatus.code
  if (order?.orderStatus === reserved) await closeOrder(context, order, 'refused')
  if (order?.orderStatus === starting && order.transactionId === null)
    await closeOrder(context, order, reason)
}

/** Nothing is started from afar for a seller that is forbidden. */
async function isEnabled(db: Platform['db'], sellerId: number): Promise<boolean> {
  const found = await db.selectFrom('seller').select('state').where('id', '=', sellerId).executeTakeFirst()
  return found?.state === sellerState.code.enabled
}
