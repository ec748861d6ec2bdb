import { UTC8 } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from './ids.ts'
import type { Tables } from './tables.ts'

/** Tables that are partitioned by the month of their time-ordered key. */
const partitioned = [
  'charge_order',
  'bill_line',
  'meter_value',
  'order_event',
  'gun_event',
  'pile_command',
  'message',
]
const LOCK = 1_853_001

/** A calendar month in UTC+8 as a half-open interval of epoch milliseconds. */
export interface Month {
  /** `202607`. */
  name: string
  from: number
  to: number
}

/** The months that an interval touches, both ends included. */
export function monthsBetween(from: number, to: number): Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month.from <= to; month = monthOf(month.to)) months.push(month)
  return months
}

/** The month of an instant. */
export function monthOf(epoch: number): Month {
  const day = new Date(epoch + UTC8)
  const from = Date.UTC(day.getUTCFullYear(), day.getUTCMonth()) - UTC8
  const to = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1) - UTC8
  return { name: new Date(from + UTC8).toISOString().slice(0, 7).replace('-', ''), from, to }
}

/**
 * Makes the monthly partitions for records from one instant to another. Safe to repeat, and for several processes
 * at once. Inside a transaction, what is then loaded into a new partition need not pass the log.
 */
export async function ensureMonths(db: Kysely<Tables>, from: number, to: number): Promise<void> {
  const wanted = monthsBetween(from, to).flatMap((month) =>
    partitioned.map((table) => ({ table, partition: `${table}_${month.name}`, month })),
  )
  if ((await missing(db, wanted)).length === 0) return
  if (db.isTransaction) await create(db, wanted)
  else await db.transaction().execute((trx) => create(trx, wanted))
}

interface Partition {
  table: string
  partition: string
  month: Month
}

async function create(trx: Kysely<Tables>, wanted: Partition[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
  for (const { table, partition, month } of await missing(trx, wanted)) {
    const values = `from (${idAt(month.from)}) to (${idAt(month.to)})`
    await sql.raw(`create table ${partition} partition of ${table} for values ${values}`).execute(trx)
  }
}

async function missing(db: Kysely<Tables>, wanted: Partition[]): Promise<Partition[]> {
  const names = wanted.map(({ partition }) => partition)
  // Not to_regclass(): inside a transaction it may remember that a table was not there before the lock was granted.
  const found = await sql<{ name: string }>`
    select relname as name from pg_class
    where relname = any (${names}::text[]) and relnamespace = current_schema()::regnamespace`.execute(db)
  const existing = new Set(found.rows.map(({ name }) => name))
  return wanted.filter(({ partition }) => !existing.has(partition))
}
