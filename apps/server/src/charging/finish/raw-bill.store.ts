import { rawBillState } from '@ampdeck/api/bill/raw-bill'
import { MINUTE } from '@ampdeck/api/time'
import type { Kysely, Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint, StopReport } from '../../device/charge-point.ts'
import type { Order, Place } from '../record/place.store.ts'
import type { Transaction } from '../record/transaction.store.ts'

/** A frame with the readings of a day stands in the message log alone: lists of raw bills show theirs. */
const MAX_FRAME = 262_144

export type RawBill = Selectable<Tables['rawBill']>

/** Numbers that piles send where they have none. */
const NO_NUMBERS: ReadonlySet<string> = new Set(['', '-1', '0'])
/** Two final bills with one number whose charges ended further apart are of two charges. */
const SAME_END_MS = 2 * MINUTE

/** Whether a pile names a transaction at all. */
export const isNumber = (transactionId: string | undefined): transactionId is string =>
  transactionId !== undefined && !NO_NUMBERS.has(transactionId)

interface FinalBill extends StopReport {
  place: Place | undefined
  transaction: Transaction | undefined
}

/**
 * Keeps a final bill. Nothing when it was received before; where it said something else then, the second one is kept as
 * a duplicate for a person to look at.
 */
export async function keepRawBill(
  { db, now, newId }: Platform,
  { sellerId, stationId, pileId, code }: ChargePoint,
  { place, transaction, transactionId, meterWh, begin, ts, reason, frame }: FinalBill,
): Promise<RawBill | undefined> {
  // Without a number its end tells it apart from others.
  const named = isNumber(transactionId) ? transactionId : `${transactionId ?? ''}@${ts}`
  const tradeNo = transaction?.transactionId ?? named
  const row = {
    sellerId,
    stationId,
    pileId,
    pileCode: code,
    gunId: place?.gunId ?? null,
    gunLetter: place?.letter ?? null,
    tradeNo,
    reuse: transaction?.reuse ?? 0,
    startTime: transaction?.startTime ?? begin?.ts ?? null,
    endTime: ts,
    meterStart: transaction?.meterStart ?? begin?.meterWh ?? null,
    meterStop: meterWh,
    pileFeeFen: null,
    frame: frame === undefined || frame.length > MAX_FRAME ? null : Buffer.from(frame).toString('hex'),
    stopReason: reason,
    receivedTime: now(),
    createTime: now(),
    updateTime: now(),
    createUser: null,
    updateUser: null,
    orderId: null,
  }
  const { received: state, duplicate } = rawBillState.code
  const keep = (reuse: number) =>
    db
      .insertInto('rawBill')
      .values({ ...row, reuse, id: newId(), state })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
  const kept = await keep(row.reuse)
  if (kept) return kept
  const same = await ofSeller(db, sellerId)
    .withDeleted('rawBill')
    .select('id')
    .where(({ and }) => and({ pileCode: code, tradeNo, endTime: ts, stopReason: reason }))
    .where('meterStop', 'is not distinct from', meterWh)
    .executeTakeFirst()
  if (same) return undefined
  const last = await lastWithNumber(db, row)
  const isOther = transaction === undefined && last !== undefined && Math.abs(last.endTime - ts) > SAME_END_MS
  if (isOther) return keep(last.reuse + 1)
  await db
    .insertInto('rawBill')
    .values({ ...row, id: newId(), state: duplicate })
    .execute()
  return undefined
}

function lastWithNumber(
  db: Kysely<Tables>,
  { sellerId, pileCode, tradeNo }: Pick<RawBill, 'sellerId' | 'pileCode' | 'tradeNo'>,
) {
  return ofSeller(db, sellerId)
    .withDeleted('rawBill')
    .select(['endTime', 'reuse'])
    .where(({ and }) => and({ pileCode, tradeNo }))
    .orderBy('reuse', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A final bill whose charge was not known when it came. */
export function waitingRawBill(
  db: Kysely<Tables>,
  { sellerId, pileId, startTime }: Pick<Order, 'sellerId' | 'pileId' | 'startTime'>,
  tradeNo: string,
): Promise<RawBill | undefined> {
  return ofSeller(db, sellerId)
    .withDeleted('rawBill')
    .selectAll()
    .where(({ and }) => and({ pileId, tradeNo }))
    .where('endTime', '>=', startTime)
    .where('state', 'in', [rawBillState.code.received, rawBillState.code.unmatched])
    .executeTakeFirst()
}

export async function matchRawBill(
  { db, now }: Platform,
  { sellerId, id }: RawBill,
  orderId: number,
  { startTime, meterStart }: Transaction,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('rawBill')
    .set({ state: rawBillState.code.matched, orderId, startTime, meterStart, updateTime: now() })
    .where('id', '=', id)
    .execute()
}
