import { rawBillState } from '@ampdeck/api/bill/raw-bill'
import type { Kysely, Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint, StopReport } from '../../device/charge-point.ts'
import type { Order, Place } from '../record/place.store.ts'
import type { Transaction } from '../record/transaction.store.ts'

export type RawBill = Selectable<Tables['rawBill']>

interface FinalBill extends StopReport {
  place: Place | undefined
  transaction: Transaction | undefined
}

/**
 * Keeps a final bill. Nothing when it was told before; where it was told otherwise, the second one is kept as a
 * duplicate for a person to look at.
 */
export async function keepRawBill(
  { db, now, newId }: Platform,
  { sellerId, stationId, pileId, code }: ChargePoint,
  {
    place,
    transaction,
    transactionId: tradeNo = transaction?.transactionId ?? '',
    meterWh,
    ts,
    reason,
    frame,
  }: FinalBill,
): Promise<RawBill | undefined> {
  const row = {
    sellerId,
    stationId,
    pileId,
    pileCode: code,
    gunId: place?.gunId ?? null,
    gunLetter: place?.letter ?? null,
    tradeNo,
    startTime: transaction?.startTime ?? null,
    endTime: ts,
    meterStart: transaction?.meterStart ?? null,
    meterStop: meterWh,
    pileFeeFen: null,
    frame: frame === undefined ? null : Buffer.from(frame).toString('hex'),
    stopReason: reason,
    receivedTime: now(),
    createTime: now(),
    updateTime: now(),
    createUser: null,
    updateUser: null,
    orderId: null,
  }
  const { received: state, duplicate } = rawBillState.code
  const kept = await db
    .insertInto('rawBill')
    .values({ ...row, id: newId(), state })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (kept) return kept
  const same = await ofSeller(db, sellerId)
    .withDeleted('rawBill')
    .select('id')
    .where(({ and }) => and({ pileCode: code, tradeNo, endTime: ts, stopReason: reason }))
    .where('meterStop', 'is not distinct from', meterWh)
    .executeTakeFirst()
  if (!same)
    await db
      .insertInto('rawBill')
      .values({ ...row, id: newId(), state: duplicate })
      .execute()
  return undefined
}

/** A final bill whose charge was not known when it came. */
export function waitingRawBill(
  db: Kysely<Tables>,
  { sellerId, pileId }: Pick<Order, 'sellerId' | 'pileId'>,
  tradeNo: string,
): Promise<RawBill | undefined> {
  return ofSeller(db, sellerId)
    .withDeleted('rawBill')
    .selectAll()
    .where(({ and }) => and({ pileId, tradeNo }))
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
