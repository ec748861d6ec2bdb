import { eventType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import { billChannel, orderStatus } from '@ampdeck/api/enumerations/order'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Authorization, Refusal, StartReport } from '../../device/charge-point.ts'
import { finishByRawBill } from '../finish/stop.service.ts'
import { startRegister } from '../metering/plausible.ts'
import { endOccupation } from '../occupy/occupy.service.ts'
import { strategyCaps } from '../record/charge-strategy.store.ts'
import { publishGuns, publishOrder, recordGunEvent, recordOrderEvent } from '../record/event.store.ts'
import { addHold } from '../record/hold.store.ts'
import { addOrder, moveOrder } from '../record/order.store.ts'
import type { Found } from '../record/payer.store.ts'
import type { Order, Place } from '../record/place.store.ts'
import { type PriceSource, strategyPrices } from '../record/price-source.store.ts'
import type { Transaction } from '../record/transaction.store.ts'
import { chargeCaps } from './charge-limit.store.ts'

export type Answer = Authorization & { transactionId: string }
/** A start with the number of its transaction, given by the pile or to it. */
export interface Started extends StartReport {
  transactionId: string
  /** How often its pile had used this number before. */
  reuse?: number
  /** Why it would not have started, had the pile been able to ask. */
  lateRefusal?: Refusal | undefined
  reserveFen?: number
}

const { reserved: RESERVED, closed: CLOSED } = orderStatus.code
const { charging: CHARGING_GUN, full: FULL, preparing: PREPARING } = gunStatus.code

export function refused(reason: Refusal, transactionId: string): Answer {
  return { accepted: false, reason, transactionId }
}

/** What was answered to a start that is told again. */
export function answerOf({ refusal, transactionId }: Transaction): Answer {
  return refusal === null ? { accepted: true, transactionId } : refused(refusal as Refusal, transactionId)
}

/** A start that was prepared, by a command or a reservation, has happened. */
export async function attach(
  context: Platform,
  place: Place,
  order: Order,
  report: Started,
  price?: PriceSource,
): Promise<Answer> {
  const begun = await beginPrepared(context, order, {
    price,
    reserveFen: report.reserveFen ?? 0,
    values: {
      transactionId: report.transactionId,
      idToken: report.token.value,
      startTime: report.ts,
      meterStart: report.meterWh ?? 0,
      startSoc: report.startSoc ?? null,
    },
  })
  return go(context, place, begun, report, {
    price: price ?? (await frozenPrice(context, begun)),
    takesGun: true,
  })
}

/** An order that was made before its charge, by a command or a reservation, is started. */
export async function beginPrepared(
  context: Platform,
  order: Order,
  {
    price,
    reserveFen,
    values,
  }: {
    price: PriceSource | undefined
    reserveFen: number
    values: NonNullable<Parameters<typeof moveOrder>[3]>
  },
): Promise<Order> {
  const changed = { startTime: context.now(), ...values, ...(price ? frozen(price) : {}) }
  const begun = await moveOrder(context, order, order.orderStatus === RESERVED ? ['start'] : [], changed)
  await addHold(context.db, begun, reserveFen)
  return begun
}

function frozen({
  costModelVersionId,
  exclusiveStrategyId,
  gunStrategyId,
  occupyRuleId,
}: Omit<PriceSource, 'exclusive'>) {
  return { costModelVersionId, exclusiveStrategyId, gunStrategyId, occupyRuleId }
}

async function frozenPrice({ db }: Platform, order: Order): Promise<PriceSource> {
  const exclusive = await strategyPrices(db, order.sellerId, order.exclusiveStrategyId)
  return { ...frozen(order), exclusive }
}

/** The gun works on this order now; a car that stood there before is gone. */
async function holdGun(context: Platform, place: Place, order: Order, isPast: boolean): Promise<void> {
  const { sellerId, gunId, status, parkedOrderId } = place
  if (parkedOrderId !== null)
    await endOccupation(context, sellerId, parkedOrderId, { at: order.startTime, isGone: true })
  const isPlugged = status === CHARGING_GUN || status === FULL
  await ofSeller(context.db, sellerId)
    .update('gun')
    .set({
      currentOrderId: order.id,
      parkedOrderId: null,
      live: null,
      // Whether its car still stands there is for the pile to say.
      status: isPlugged || isPast ? status : PREPARING,
    })
    .where('id', '=', gunId)
    .execute()
  await publishGuns(context, sellerId, [gunId])
}

/** What follows from an order that a pile works on: its transaction, its gun, what others are told. */
export async function go(
  context: Platform,
  place: Place,
  order: Order,
  report: Started,
  {
    price,
    takesGun,
    isPast = false,
  }: { price: PriceSource | undefined; takesGun: boolean; isPast?: boolean },
): Promise<Answer> {
  await addTransaction(context, place, order, report, price)
  if (takesGun) await holdGun(context, place, order, isPast)
  const { orderNo } = order
  await recordGunEvent(context, place, { type: eventType.code.start, ts: report.ts, payload: { orderNo } })
  await recordOrderEvent(context, order, {
    type: eventType.code.start,
    ts: report.ts,
    payload: { meterWh: report.meterWh },
  })
  await markUsed(context.db, order)
  await publishOrder(context, order)
  await finishByRawBill(context, order, report.transactionId)
  return { accepted: true, transactionId: report.transactionId }
}

/** When a car last charged by its VIN. */
async function markUsed(db: Platform['db'], { sellerId, channel, vin, startTime }: Order): Promise<void> {
  if (channel !== billChannel.code.vin || vin === null) return
  await ofSeller(db, sellerId).update('vinPass').set({ lastUse: startTime }).where('vin', '=', vin).execute()
}

/** A refused start leaves an order that never charged, with its reason, so that its pile is told to stop. */
export async function refuse(
  context: Platform,
  place: Place,
  { payer }: Found,
  price: PriceSource | undefined,
  report: Started,
  refusal: Refusal,
): Promise<Answer> {
  const order = await addOrder(context, {
    place,
    payer,
    price,
    orderStatus: CLOSED,
    startTime: report.ts,
    meterStart: report.meterWh ?? 0,
    idToken: report.token.value,
    transactionId: report.transactionId,
    closeReason: refusal,
  })
  await addTransaction(context, place, order, report, price, refusal)
  await recordOrderEvent(context, order, {
    type: eventType.code.stop,
    ts: report.ts,
    payload: { refused: refusal },
  })
  await publishOrder(context, order)
  return refused(refusal, report.transactionId)
}

function startUnknownOf({ meterWh, isAssumed = false }: Started): number {
  if (meterWh === null) return startRegister.unknown
  return isAssumed ? startRegister.assumed : startRegister.known
}

async function addTransaction(
  { db }: Platform,
  { sellerId, stationId, pileId, gunId }: Place,
  order: Order,
  report: Started,
  price: PriceSource | undefined,
  refusal: Refusal | null = null,
): Promise<void> {
  const caps = refusal === null ? await chargeCaps(db, sellerId, order, report.ts) : null
  const strategies = refusal === null ? await strategyCaps(db, { sellerId, stationId, gunId }, report.ts) : []
  await db
    .insertInto('chargeTransaction')
    .values({
      ...caps,
      strategies: strategies.length > 0 ? JSON.stringify(strategies) : null,
      sellerId,
      stationId,
      pileId,
      gunId,
      transactionId: report.transactionId,
      orderId: order.id,
      idToken: report.token.value,
      reuse: report.reuse ?? 0,
      startTime: report.ts,
      meterStart: report.meterWh ?? 0,
      startUnknown: startUnknownOf(report),
      refusal,
      lateRefusal: report.lateRefusal ?? null,
      seqNo: report.seqNo ?? null,
      costModelVersionId: price?.costModelVersionId ?? 0,
      exclusive: price?.exclusive ? JSON.stringify(price.exclusive) : null,
      lastTime: report.ts,
      lastWh: report.meterWh ?? 0,
      lastSoc: report.startSoc ?? null,
      maxW: null,
    })
    .execute()
}
