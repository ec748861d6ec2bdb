import { type Bill, billOf } from '@ampdeck/api/billing/bill'
import type { MeterValue } from '@ampdeck/api/billing/cut'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { overtimeKind } from '@ampdeck/api/enumerations/order'
import { HOUR } from '@ampdeck/api/time'
import { recoverAlarm } from '../../alarm/incident/alarm.service.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { DOUBT_CODE } from '../metering/doubt.service.ts'
import { type Measured, measuredOf } from '../metering/measured.store.ts'
import { billable, counted, mostWh } from '../metering/readings.ts'
import { platformStop } from '../metering/used-up.service.ts'
import { deductOrder } from '../money/deduct.service.ts'
import { billReduced, keepReductions } from '../money/reductions.service.ts'
import { parkGun } from '../occupy/park.service.ts'
import { publishOrder, recordGunEvent, recordOrderEvent } from '../record/event.store.ts'
import { isPast, linkOf } from '../record/link.store.ts'
import { moveOrder } from '../record/order.store.ts'
import { after, type OrderAction, paymentOf } from '../record/order-states.ts'
import type { Order, Place } from '../record/place.store.ts'
import { tariffOf } from '../record/price-source.store.ts'
import { isRepeated, type Transaction } from '../record/transaction.store.ts'
import { endOf, energyOf, startOf } from './ends.ts'
import { payFeedIn } from './feed-in.service.ts'
import { closeOrder } from './lost.service.ts'
import { abnormalKind, faultOf } from './order-checks.ts'

/** How a charge ended, as its pile says. */
export interface Final {
  /** Null where the pile gave no reading: the last one counts. */
  meterWh: number | null
  ts: number
  reason: number
  pileFeeFen: number | null
  /** The pile says that it had no connection then. */
  offline?: boolean | undefined
  /** The pile has not said so: it shows that the charge is over, and its last reading counts. */
  isPresumed?: boolean
}

/** A final bill that comes so long after the end of its charge came late (domain.md §4 LC 2). */
const LATE_MS = HOUR
const LATE_UPLOAD = overtimeKind.code.lateUpload

/** The locked order of a charge that has ended: its bill, what is wrong with it, who pays, what its gun shows. */
export async function finishOrder(
  context: Platform,
  place: Place,
  order: Order,
  transaction: Transaction,
  final: Final,
): Promise<Order> {
  const { ratedW } = place
  const measured = await measuredOf(context, order)
  const { values } = measured
  const start = startOf(order, transaction, values)
  const { stop: shown, isBeyond } = endOf(start, values, final, { ratedW, offsetWh: transaction.offsetWh })
  const { values: known, stop, isReset } = counted(values, start, shown, ratedW)
  const steps = stepsTo(order, isReset || isBeyond || stop.wh > start.wh)
  if (!steps) return order
  if (steps.includes('refuse')) return closeOrder(context, order, 'noEnergy')

  const readings = billable(known, start, stop)
  const bill = await billed(context, order, transaction, readings)
  const abnormal = faultOf({
    start,
    stop,
    readings,
    isReset: isReset || isBeyond,
    powerWh: energyOf(measured.powers, final.ts),
    ratedW,
    lines: bill.lines.length,
    feeFen: bill.eFeeFen + bill.sFeeFen,
    pileFeeFen: final.pileFeeFen,
    isRepeated: await isRepeated(context.db, transaction, stop),
  })
  const end = readings.at(-1) ?? start
  const actions: OrderAction[] = abnormal === null ? steps : [...steps, 'check']
  await keepReductions(context, order, bill)
  const { reason = final.reason, strategy } = (await platformStop(context, transaction, final.reason)) ?? {}
  const finished = await moveOrder(context, order, actions, {
    ...feesOf(bill),
    endTime: end.ts,
    meterStart: start.wh,
    meterStop: end.wh,
    endSoc: transaction.lastSoc,
    maxW: transaction.maxW,
    stopReason: reason,
    chargeStrategyId: strategy?.id ?? null,
    abnormalKind: abnormal,
    overtimeKind: context.now() - end.ts > LATE_MS ? LATE_UPLOAD : order.overtimeKind,
  })
  await addLines(context, finished, bill)
  await endTransaction(context, transaction, end, final.isPresumed)
  if (isReset || isBeyond) await limitFee(context, transaction, mostWh(start, stop, ratedW))
  await recoverReadings(context, place, measured)
  const payload = {
    ...{ meterWh: end.wh, reason, abnormalKind: abnormal },
    // No final reading came: the last one that is known counts.
    ...(final.meterWh === null && { isLastReading: true }),
    ...(strategy && { strategy }),
  }
  await recordOrderEvent(context, finished, { type: eventType.code.stop, ts: end.ts, payload })
  const { orderNo, energyWh } = finished
  await recordGunEvent(context, place, {
    type: eventType.code.stop,
    ts: end.ts,
    payload: { orderNo, energyWh },
  })
  const link = await linkOf(context.db, place)
  const parked = await parkGun(context, place, finished, {
    isPast: isPast(link, final),
    linkFrom: link.linkFrom,
  })
  if (abnormal === null) await payFeedIn(context, parked)
  const paid = abnormal === null ? await deductOrder(context, parked) : parked
  await publishOrder(context, paid)
  return paid
}

/** A charge without a reading in doubt ends the alarm of an earlier one. */
async function recoverReadings(
  context: Platform,
  { sellerId, stationId, pileId, gunId }: Place,
  measured: Measured,
): Promise<void> {
  if (measured.isDoubted) return
  await recoverAlarm(context, { sellerId, stationId, pileId, gunId, code: DOUBT_CODE, ts: context.now() })
}

/** The way to "finished"; nothing where the order has ended already. A start without energy never charged. */
function stepsTo({ orderStatus, abnormalKind: kind }: Order, hasEnergy: boolean): OrderAction[] | undefined {
  if (after(orderStatus, 'stop') !== undefined) return ['stop']
  if (after(orderStatus, 'accept') !== undefined) return hasEnergy ? ['accept', 'stop'] : ['refuse']
  const waits = kind === abnormalKind.noFinalBill && after(orderStatus, 'handle') !== undefined
  return waits ? ['handle'] : undefined
}

/** The bill by domain.md §5.1, with what was frozen at the start; nothing is written. */
export async function billed(
  context: Platform,
  order: Order,
  { exclusive }: Pick<Transaction, 'exclusive'>,
  meterValues: MeterValue[],
): Promise<Bill> {
  const tariff = await tariffOf(context.db, order.sellerId, order.costModelVersionId)
  const prices = exclusive ? { tariff, exclusive } : { tariff }
  return billReduced(context, order, (rules) => billOf({ meterValues, ...prices, ...rules }))
}

export function feesOf(bill: Bill) {
  const { energyWh, eFeeFen, sFeeFen, discountFen, couponFen, couponId, chargePayableFen, serviceLeftFen } =
    bill
  const payment = { payableFen: chargePayableFen, paidFen: 0 }
  return {
    energyWh,
    eFeeFen,
    sFeeFen,
    discountFen,
    couponFen,
    memberCouponId: couponId ?? null,
    ...payment,
    owedFen: chargePayableFen,
    rewardLeftFen: serviceLeftFen,
    chargeStatus: paymentOf(payment),
  }
}

async function addLines(
  { db }: Platform,
  { sellerId, id: orderId, energyWh }: Order,
  bill: Bill,
): Promise<void> {
  if (energyWh === 0) return
  await db
    .insertInto('billLine')
    .values(
      bill.lines.map(({ from, to, ...line }, index) => ({
        ...line,
        sellerId,
        orderId,
        seq: index + 1,
        fromTime: from,
        toTime: to,
      })),
    )
    .execute()
}

/** What an impossible meter counted costs no more than what its pile can have delivered. */
async function limitFee({ db }: Platform, transaction: Transaction, mostWh: number): Promise<void> {
  const { sellerId, orderId, lastWh, meterStart, feeFen } = transaction
  const countedWh = lastWh - meterStart
  if (countedWh <= mostWh) return
  await ofSeller(db, sellerId)
    .update('chargeTransaction')
    .set({ feeFen: Math.floor((feeFen * mostWh) / countedWh) })
    .where('orderId', '=', orderId)
    .execute()
}

export async function endTransaction(
  { db }: Platform,
  { sellerId, orderId }: Transaction,
  end: MeterValue,
  isPresumed = false,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('chargeTransaction')
    .set({ endTime: end.ts, meterStop: end.wh, presumed: isPresumed ? 1 : 0 })
    .where('orderId', '=', orderId)
    .execute()
  // What was measured after the end belongs to nothing.
  await ofSeller(db, sellerId)
    .delete('meterValue')
    .where('orderId', '=', orderId)
    .where('ts', '>', end.ts)
    .execute()
}
