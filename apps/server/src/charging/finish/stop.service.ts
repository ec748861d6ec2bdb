import { MINUTE } from '@ampdeck/api/time'
import { isSameIdentifier } from '@ampdeck/validation/identifier'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, Reading, StopReport } from '../../device/charge-point.ts'
import { keepNumbers, storeReadings } from '../metering/meter.store.ts'
import { percent, whole } from '../metering/number.ts'
import { believe, registerOf } from '../metering/plausible.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { timeOf } from '../record/time-of.ts'
import {
  recordLastReading,
  runningAt,
  startedNear,
  type Transaction,
  transactionOf,
  transactionOfOrder,
} from '../record/transaction.store.ts'
import { finishOrder } from './finish.service.ts'
import { isNumber, keepRawBill, matchRawBill, type RawBill, waitingRawBill } from './raw-bill.store.ts'
import { isPresumed, reviseOrder } from './revise.service.ts'

/** A final bill without a known number belongs to the charge that began so near to it (domain.md §4 LC 2). */
const NEAR_MS = 2 * MINUTE

/** A pile has ended a charge, or says so again, or says so of a charge that nobody knows. */
export async function stop(context: Platform, at: ChargePoint, report: StopReport): Promise<void> {
  const { db } = context
  const ts = timeOf(report.ts, context.now())
  const transaction = await endedBy(context, at, { ...report, ts })
  const gun = at.guns.find(({ connector }) => connector === report.connector)
  const gunId = transaction?.gunId ?? gun?.id
  const place = gunId === undefined ? undefined : await lockGun(db, at.sellerId, gunId)
  const raw = await keepRawBill(context, at, { ...report, ts, place, transaction })
  if (!raw || !transaction || !place) return
  const order = await lockOrder(db, at.sellerId, transaction.orderId)
  if (!order) return
  const measured = report.readings.filter((reading) => reading.ts <= ts).toSorted((a, b) => a.ts - b.ts)
  const { startTime } = transaction
  const { readings } = believe(registerOf(transaction), measured, { startTime, ratedW: place.ratedW })
  await storeReadings(context, [{ transaction, readings }])
  await keepNumbers(context, [{ transaction, seqNo: report.seqNo ?? null }])
  await recordLastReading(db, transaction, lastOf(readings))
  await finishBy(context, place, order, transaction, raw, report.offline)
}

/**
 * The charge that a pile has ended: by its number, else by who ended it where one charge alone of the pile fits, else by
 * when it began.
 */
async function endedBy(
  context: Platform,
  at: ChargePoint,
  report: StopReport,
): Promise<Transaction | undefined> {
  const { transactionId } = report
  const named = isNumber(transactionId)
    ? await transactionOf(context.db, at, transactionId, report.ts)
    : undefined
  return named ?? (await onlyOne(context, at, report)) ?? nearest(context, at, report)
}

/** The only running charge that this can be the end of; a number that nobody gave needs its card to agree. */
async function onlyOne(
  { db }: Platform,
  at: ChargePoint,
  { transactionId, connector, token, meterWh, ts }: StopReport,
): Promise<Transaction | undefined> {
  const gunId = at.guns.find((gun) => gun.connector === connector)?.id
  const isSaid = isNumber(transactionId)
  if (isSaid && token === undefined) return undefined
  const running = await runningAt(db, at)
  const fitting = running.filter(
    (charge) =>
      charge.startTime <= ts &&
      (gunId === undefined || charge.gunId === gunId) &&
      (token === undefined || isSameIdentifier(charge.idToken, token.value)) &&
      (!isSaid || meterWh === null || meterWh >= charge.meterStart),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** What the readings of an end say besides energy: the last state of charge, and the highest power. */
function lastOf(inOrder: readonly Reading[]) {
  const powers = inOrder.map(({ W }) => whole(W)).filter((watts) => watts !== null)
  return {
    soc: percent(inOrder.findLast(({ soc }) => soc !== null)?.soc ?? null),
    maxW: powers.length > 0 ? Math.max(...powers) : null,
  }
}

async function nearest(
  { db }: Platform,
  at: ChargePoint,
  report: StopReport,
): Promise<Transaction | undefined> {
  const gun = at.guns.find(({ connector }) => connector === report.connector)
  const first = report.begin ?? report.readings[0]
  if (!gun || !first) return undefined
  return startedNear(db, { sellerId: at.sellerId, gunId: gun.id }, first.ts, NEAR_MS)
}

/** The final bill came before the start of its charge: it waits for it. */
export async function finishByRawBill(context: Platform, order: Order, tradeNo: string): Promise<void> {
  const { db } = context
  const raw = await waitingRawBill(db, order, tradeNo)
  const transaction = raw && (await transactionOfOrder(db, order))
  const place = transaction && (await lockGun(db, order.sellerId, order.gunId))
  if (raw && transaction && place) await finishBy(context, place, order, transaction, raw)
}

async function finishBy(
  context: Platform,
  place: Place,
  order: Order,
  known: Transaction,
  raw: RawBill,
  offline?: boolean,
): Promise<void> {
  const transaction = (await transactionOfOrder(context.db, order)) ?? known
  const { endTime: ts, meterStop: meterWh, stopReason: reason, pileFeeFen } = raw
  const final = { ts, meterWh, reason, pileFeeFen, offline }
  if (isPresumed(order, transaction)) {
    if (await reviseOrder(context, place, order, transaction, final))
      await matchRawBill(context, raw, order.id, transaction)
    return
  }
  const finished = await finishOrder(context, place, order, transaction, final)
  // Energy that nobody was allowed to take has no order to be billed by: a person decides about it.
  const isForeign = finished === order && (meterWh ?? 0) > transaction.meterStart
  if (!isForeign) await matchRawBill(context, raw, order.id, transaction)
}
