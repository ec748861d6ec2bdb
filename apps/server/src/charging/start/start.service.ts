import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { formatDate, MINUTE } from '@ampdeck/api/time'
import { isSameIdentifier } from '@ampdeck/validation/identifier'
import { paramOf } from '../../access/param.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, StartReport } from '../../device/charge-point.ts'
import { closeOrder, loseOrder } from '../finish/lost.service.ts'
import { startRegister } from '../metering/plausible.ts'
import { nextNumber } from '../record/event.store.ts'
import { isPast, linkOf, wasAway } from '../record/link.store.ts'
import { addOrder } from '../record/order.store.ts'
import { isRunning } from '../record/order-states.ts'
import { type Found, factsOf, payerOf } from '../record/payer.store.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { priceSource } from '../record/price-source.store.ts'
import { EXPIRED } from '../record/reservation.store.ts'
import { timeOf } from '../record/time-of.ts'
import {
  sameStart,
  type Transaction,
  transactionOf,
  transactionOfOrder,
} from '../record/transaction.store.ts'
import { limitRefusal } from './charge-limit.store.ts'
import { freeFen, reserveOf } from './reserve.service.ts'
import { refusalOf } from './start-guard.ts'
import { type Answer, answerOf, attach, go, refuse, refused } from './started-order.service.ts'

/** A pile that starts anew has ended what it has not spoken of for so long. */
const SILENT_MS = 2 * MINUTE
/** No reservation holds a gun for longer. */
const LONGEST_HOLD_MS = 45 * MINUTE
const { starting: STARTING, reserved: RESERVED } = orderStatus.code

/** A pile has begun a charge, or says so again. */
export async function start(context: Platform, at: ChargePoint, report: StartReport): Promise<Answer> {
  const { db } = context
  const gun = at.guns.find(({ connector }) => connector === report.connector)
  const place = gun && (await lockGun(db, at.sellerId, gun.id))
  if (!place) return refused('blocked', report.transactionId ?? String(await nextNumber(db)))
  const startTime = timeOf(report.ts, context.now())
  const idToken = report.token.value
  const { transactionId } = report
  const named = transactionId === undefined ? undefined : await transactionOf(db, at, transactionId)
  if (named && isUsedAgain(named, { ...report, ts: startTime }))
    return begin(context, place, {
      ...report,
      ts: startTime,
      now: context.now(),
      reuse: named.reuse + 1,
    })
  const known = transactionId
    ? named
    : await sameStart(db, {
        sellerId: at.sellerId,
        gunId: place.gunId,
        startTime,
        idToken,
        meterStart: report.meterWh,
        isReceiptTime: report.isReceiptTime ?? false,
      })
  if (known) return isOver(known, startTime) ? refused('blocked', known.transactionId) : answerOf(known)
  return begin(context, place, { ...report, ts: startTime, now: context.now() })
}

/** A charge cannot go on after its end: it would cost nothing. */
function isOver({ endTime }: Transaction, startTime: number): boolean {
  return endTime !== null && startTime > endTime
}

/**
 * Whether a pile begins another charge under a number that it has used: after a re-boot some count from 1 again. What
 * begins after all that is known of the first one is not the first one, unless its start is repeated word for word.
 */
function isUsedAgain(
  { endTime, lastTime, idToken, meterStart, startUnknown }: Transaction,
  { begins = false, ts, token, meterWh }: StartReport,
): boolean {
  if (!begins || ts <= (endTime ?? lastTime)) return false
  const isRepeated = startUnknown === startRegister.known && meterWh === meterStart && meterStart > 0
  return endTime !== null || !isRepeated || !isSameIdentifier(idToken, token.value)
}

/** With `reuse`: how often its number was used before. */
type Begun = StartReport & { now: number; reuse?: number }

async function begin(context: Platform, place: Place, report: Begun): Promise<Answer> {
  const { db } = context
  const { sellerId, stationId, pileId } = place
  const current =
    place.currentOrderId === null ? undefined : await lockOrder(db, sellerId, place.currentOrderId)
  const transactionId = report.transactionId ?? String(await nextNumber(db))
  const where = { sellerId, stationId, pileId, today: formatDate(report.ts) }
  const payer = await payerOf(db, where, report.token)
  const found: Found = report.contractRefusal ? { ...payer, refusal: report.contractRefusal } : payer
  const facts = factsOf(found)
  if (current && isAskedFor(current, report, found))
    return { ...(await attach(context, place, current, { ...report, transactionId })), ...facts }

  const link = await linkOf(db, place)
  const isLate = await wasAway(db, place, link, report)
  const rival = current && (await stillRuns(context, place, current, found, report)) ? current : undefined
  const price = await priceSource(db, place, found.payer, report.ts)
  const reserveFen = await reserveOf(context, place, price, report.ts)
  // Who has the accounts' lock counts what the others have begun.
  const free = await freeFen(context, sellerId, found.payer?.accountId ?? null, { lock: true })
  const startAt = { stationId, ts: report.ts, soc: report.startSoc ?? null }
  const limited = await limitRefusal(db, sellerId, found.payer, startAt)
  const refusal = refusalOf({
    found,
    place,
    limited,
    isLate: isLate && price !== undefined,
    isTaken: rival !== undefined,
    hasPrice: price !== undefined,
    freeFen: free,
    leastFen: await paramOf(db, sellerId, 'leastStartFen'),
  })
  const lateRefusal = isLate ? (found.refusal ?? limited) : undefined
  const started = { ...report, transactionId, lateRefusal, reserveFen }
  if (refusal) return { ...(await refuse(context, place, found, price, started, refusal)), ...facts }
  if (current && current !== rival && isHeld(current, report))
    return { ...(await attach(context, place, current, started, price)), ...facts }
  const isStale = isPast(link, report) && (await hasNewer(context, place, report.ts))
  const order = await addOrder(context, {
    place,
    payer: found.payer,
    price,
    orderStatus: STARTING,
    startTime: report.ts,
    startSoc: report.startSoc,
    // Where it is unknown, the first reading says it.
    meterStart: report.meterWh ?? 0,
    idToken: report.token.value,
    transactionId,
    remoteStartId: report.remoteStartId,
    reserveFen,
  })
  const answer = await go(context, place, order, started, {
    price,
    takesGun: rival === undefined && !isStale,
    isPast: isPast(link, report),
  })
  return { ...answer, ...facts }
}

/** Whether a car that came later stands at the gun: what was before does not move it. */
async function hasNewer({ db }: Platform, { sellerId, parkedOrderId }: Place, ts: number): Promise<boolean> {
  const parked = parkedOrderId === null ? undefined : await lockOrder(db, sellerId, parkedOrderId)
  return parked !== undefined && parked.startTime > ts
}

/** Whether this start answers a command: by its number, by the token that was sent, or by another of the same card. */
function isAskedFor(order: Order, { remoteStartId, token }: StartReport, { payer }: Found): boolean {
  if (order.orderStatus !== STARTING || order.transactionId !== null) return false
  if (remoteStartId !== undefined) return order.remoteStartId === remoteStartId
  if (order.idToken !== null && isSameIdentifier(order.idToken, token.value)) return true
  return order.cardNo !== null && order.cardNo === payer?.cardNo
}

/**
 * Whether the order at a gun keeps another one away. A reservation of the same member does not; a charge of which
 * nothing has been heard ended without a word, for its pile begins anew.
 */
async function stillRuns(
  context: Platform,
  place: Place,
  order: Order,
  { payer }: Found,
  report: Begun,
): Promise<boolean> {
  if (order.orderStatus === RESERVED && !isHeld(order, report)) {
    await closeOrder(context, order, EXPIRED)
    return false
  }
  if (order.orderStatus === RESERVED) return order.memberId === null || order.memberId !== payer?.memberId
  if (!isRunning(order.orderStatus)) return false
  const charge = await transactionOfOrder(context.db, order)
  const isSilent = report.now - Math.max(charge?.lastTime ?? 0, order.startTime) > SILENT_MS
  const isShownOver = charge !== undefined && charge.overFrom !== null
  const isSameNumber = report.reuse !== undefined && charge?.transactionId === report.transactionId
  const isOver = isShownOver || isSameNumber || (isSilent && place.status !== gunStatus.code.charging)
  if (order.startTime >= report.ts || !isOver) return true
  await loseOrder(context, order)
  await awaitBill(context, order)
  return false
}

/** The final bill of a charge that its pile has left behind is awaited for a while (`order-watchdog`). */
async function awaitBill({ db, now }: Platform, { sellerId, id }: Order): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargeTransaction')
    .set(({ fn, ref, val }) => ({ overFrom: fn.coalesce(ref('overFrom'), val(now())) }))
    .where('orderId', '=', id)
    .execute()
}

/** Whether a reservation still holds its gun. */
function isHeld({ orderStatus, startTime }: Order, { now }: Begun): boolean {
  return orderStatus === RESERVED && now - startTime <= LONGEST_HOLD_MS
}
