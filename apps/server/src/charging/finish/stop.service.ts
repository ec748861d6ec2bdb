import { MINUTE } from '@ampdeck/api/time'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, Reading, StopReport } from '../../device/charge-point.ts'
import { keepNumbers, percent, storeReadings, whole } from '../metering/meter.store.ts'
import { lockGun, lockOrder, type Order, type Place } from '../record/place.store.ts'
import { timeOf } from '../record/time-of.ts'
import {
  recordLastReading,
  startedNear,
  type Transaction,
  transactionOf,
} from '../record/transaction.store.ts'
import { finishOrder } from './finish.service.ts'
import { keepRawBill, matchRawBill, type RawBill, waitingRawBill } from './raw-bill.store.ts'

/** A final bill without a known number belongs to the charge that began so near to it (domain.md §4 LC 2). */
const NEAR_MS = 2 * MINUTE

/** A pile has ended a charge, or says so again, or says so of a charge that nobody knows. */
export async function stop(context: Platform, at: ChargePoint, report: StopReport): Promise<void> {
  const { db } = context
  const { transactionId } = report
  const named = transactionId === undefined ? undefined : await transactionOf(db, at, transactionId)
  const transaction = named ?? (await nearest(context, at, report))
  const gun = at.guns.find(({ connector }) => connector === report.connector)
  const gunId = transaction?.gunId ?? gun?.id
  const place = gunId === undefined ? undefined : await lockGun(db, at.sellerId, gunId)
  const ts = timeOf(report.ts, context.now())
  const raw = await keepRawBill(context, at, { ...report, ts, place, transaction })
  if (!raw || !transaction || !place) return
  const order = await lockOrder(db, at.sellerId, transaction.orderId)
  if (!order) return
  const readings = report.readings.filter((reading) => reading.ts <= ts)
  await storeReadings(context, [{ transaction, readings }])
  await keepNumbers(context, [{ transaction, seqNo: report.seqNo ?? null }])
  await recordLastReading(db, transaction, lastOf(readings))
  await finishBy(context, place, order, transaction, raw, report.offline)
}

/** What the readings of an end say besides energy: the last state of charge, and the highest power. */
function lastOf(readings: readonly Reading[]) {
  const inOrder = readings.toSorted((a, b) => a.ts - b.ts)
  const powers = readings.map(({ W }) => whole(W)).filter((watts) => watts !== null)
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
  const first = report.readings[0]
  if (!gun || !first) return undefined
  return startedNear(db, { sellerId: at.sellerId, gunId: gun.id }, first.ts, NEAR_MS)
}

/** The final bill came before the start of its charge: it waits for it. */
export async function finishByRawBill(context: Platform, order: Order, tradeNo: string): Promise<void> {
  const { db } = context
  const raw = await waitingRawBill(db, order, tradeNo)
  const transaction = raw && (await transactionOf(db, order, tradeNo))
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
  const transaction = (await transactionOf(context.db, known, known.transactionId)) ?? known
  const { endTime: ts, meterStop: meterWh, stopReason: reason, pileFeeFen } = raw
  const finished = await finishOrder(context, place, order, transaction, {
    ts,
    meterWh,
    reason,
    pileFeeFen,
    offline,
  })
  // Energy that nobody was allowed to take has no order to be billed by: a person decides about it.
  const isForeign = finished === order && (meterWh ?? 0) > transaction.meterStart
  if (!isForeign) await matchRawBill(context, raw, order.id, transaction)
}
