import { MINUTE } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import type { Reading } from '../../device/charge-point.ts'
import { timeOf } from '../record/time-of.ts'
import type { Transaction } from '../record/transaction.store.ts'
import { storeExports } from './export.store.ts'
import { percent, sane, whole } from './number.ts'
import type { Believed, KnownRegister } from './plausible.ts'

export interface Metered {
  transaction: Transaction
  readings: readonly Believed<Reading>[]
}

/** A charge with what was measured, and since when its pile is connected. */
export interface Reported extends Metered {
  linkFrom: number | null
  /** The highest number of the events that brought it. */
  seqNo: number | null
  readings: readonly Believed<Reading & { offline: boolean; isLate: boolean }>[]
  /** Its register after them. */
  known: KnownRegister
}

/** A statement takes 65,535 parameters; a charge of days ends with more readings than that. */
const AT_ONCE = 4_000

/** A tariff may change after the last minute of a half hour. */
const HALF_HOUR = 30
const columns = ['ts', 'wh', 'w', 'v', 'a', 'soc', 'tempC'] as const

/**
 * Keeps the readings of many charges in one statement: of each minute the first one, whatever order they come in, and
 * before each half hour the last one too: the two that bracket a tariff's boundary bill it.
 */
export async function storeReadings(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  metered: readonly Metered[],
): Promise<void> {
  await storeExports(db, metered)
  const minutes = new Map<string, Row>()
  for (const { transaction, readings } of metered) {
    for (const row of readings.map((reading) => rowOf(transaction, reading, now()))) {
      const key = `${row.sellerId} ${row.orderId} ${row.minute}`
      const known = minutes.get(key)
      minutes.set(key, known ? together(known, row) : row)
    }
  }
  const rows = [...minutes.values()]
  for (let from = 0; from < rows.length; from += AT_ONCE) await upsert(db, rows.slice(from, from + AT_ONCE))
}

async function upsert(db: Platform['db'], rows: Row[]): Promise<void> {
  // A reading with energy comes before one without: it is what bills.
  const isEarlier = sql<boolean>`(excluded.wh is null, excluded.ts) < (meter_value.wh is null, meter_value.ts)`
  const isLater = sql<boolean>`excluded.last_ts > coalesce(meter_value.last_ts, 0)`
  await db
    .insertInto('meterValue')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['sellerId', 'orderId', 'minute'])
        .doUpdateSet((of) => ({
          ...Object.fromEntries(
            columns.map((name) => [
              name,
              sql`case when ${isEarlier} then ${of.ref(`excluded.${name}`)} else ${of.ref(`meterValue.${name}`)} end`,
            ]),
          ),
          doubtWh: sql`coalesce(meter_value.doubt_wh, excluded.doubt_wh)`,
          lastTs: sql`greatest(meter_value.last_ts, excluded.last_ts)`,
          lastWh: sql`case when ${isLater} then excluded.last_wh else meter_value.last_wh end`,
        }))
        .where(sql<boolean>`(${isEarlier} or ${isLater} or excluded.doubt_wh is not null)`),
    )
    .execute()
}

type Row = ReturnType<typeof rowOf>

/** Two readings of one minute: the first of them, and what was last in it. */
function together(known: Row, row: Row): Row {
  const isEarlier =
    (row.wh === null) === (known.wh === null) ? row.ts < known.ts : row.wh !== null && known.wh === null
  const last = (row.lastTs ?? 0) > (known.lastTs ?? 0) ? row : known
  const doubtWh = known.doubtWh ?? row.doubtWh
  return { ...(isEarlier ? row : known), doubtWh, lastTs: last.lastTs, lastWh: last.lastWh }
}

function rowOf({ sellerId, orderId }: Transaction, reading: Believed<Reading>, now: number) {
  const ts = timeOf(reading.ts, now)
  const minute = Math.floor(ts / MINUTE)
  const { doubtWh } = reading
  const wh = doubtWh === null ? whole(reading.meterWh) : null
  const isLastOfHalf = (minute + 1) % HALF_HOUR === 0 && wh !== null
  return {
    sellerId,
    orderId,
    minute,
    ts,
    wh,
    w: whole(reading.W),
    v: sane(reading.V),
    a: sane(reading.A),
    soc: percent(reading.soc),
    tempC: sane(reading.tempC),
    doubtWh,
    lastTs: isLastOfHalf ? ts : null,
    lastWh: isLastOfHalf ? wh : null,
  }
}

/** Keeps the highest number of each charge's events. */
export async function keepNumbers(
  { db }: Pick<Platform, 'db'>,
  numbered: readonly Pick<Reported, 'transaction' | 'seqNo'>[],
): Promise<void> {
  const higher = numbered.filter(
    ({ transaction, seqNo }) => seqNo !== null && seqNo > (transaction.seqNo ?? -1),
  )
  if (higher.length === 0) return
  await sql`
    update charge_transaction t set seq_no = greatest(t.seq_no, heard.seq_no)
    from unnest(${higher.map(({ transaction }) => transaction.sellerId)}::bigint[],
      ${higher.map(({ transaction }) => transaction.orderId)}::bigint[], ${higher.map(({ seqNo }) => seqNo)}::bigint[])
      as heard (seller_id, order_id, seq_no)
    where t.seller_id = heard.seller_id and t.order_id = heard.order_id`.execute(db)
}
