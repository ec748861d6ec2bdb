import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import type { Reading } from '../../device/charge-point.ts'
import { timeOf } from '../record/time-of.ts'
import type { Transaction } from '../record/transaction.store.ts'

export interface Metered {
  transaction: Transaction
  readings: readonly Reading[]
}

/** A charge with what was measured, and since when its pile is connected. */
export interface Reported extends Metered {
  linkFrom: number | null
  readings: readonly (Reading & { offline: boolean })[]
}

/** No pile has more; what is beyond is nonsense, and would not fit its column. */
const MOST = 1_000_000_000_000

/**
 * Keeps the readings of many charges in one statement: of each minute the first one, so that the value on a tariff's
 * boundary is the one that bills it, whatever order they come in.
 */
export async function storeReadings(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  metered: readonly Metered[],
): Promise<void> {
  const first = new Map<string, Row>()
  for (const { transaction, readings } of metered) {
    for (const row of readings.map((reading) => rowOf(transaction, reading, now()))) {
      const key = `${row.sellerId} ${row.orderId} ${row.minute}`
      const known = first.get(key)
      if (!known || row.ts < known.ts) first.set(key, row)
    }
  }
  const rows = [...first.values()]
  if (rows.length === 0) return
  await db
    .insertInto('meterValue')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['sellerId', 'orderId', 'minute'])
        .doUpdateSet((of) => ({
          ts: of.ref('excluded.ts'),
          wh: of.ref('excluded.wh'),
          w: of.ref('excluded.w'),
          v: of.ref('excluded.v'),
          a: of.ref('excluded.a'),
          soc: of.ref('excluded.soc'),
          tempC: of.ref('excluded.tempC'),
        }))
        .where(sql<boolean>`excluded.ts < meter_value.ts`),
    )
    .execute()
}

type Row = ReturnType<typeof rowOf>

function rowOf({ sellerId, orderId }: Transaction, reading: Reading, now: number) {
  const ts = timeOf(reading.ts, now)
  return {
    sellerId,
    orderId,
    minute: Math.floor(ts / MINUTE),
    ts,
    wh: whole(reading.meterWh),
    w: whole(reading.W),
    v: sane(reading.V),
    a: sane(reading.A),
    soc: percent(reading.soc),
    tempC: sane(reading.tempC),
  }
}

export function sane(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && Math.abs(value) < MOST ? value : null
}

export function whole(value: number | null): number | null {
  const known = sane(value)
  return known === null ? null : Math.round(known)
}

export function percent(value: number | null): number | null {
  const known = whole(value)
  return known === null ? null : Math.min(100, Math.max(0, known))
}
