import type { Kysely } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countChanged, noteDays } from './day-stat.store.ts'

const WITHIN_MS = 60_000

/** Counts all days again whose orders have changed: late bills, corrections, payments, imports. */
export async function rollUp({ db }: Pick<Platform, 'db'>): Promise<void> {
  let counted: number
  do counted = await inTransaction(db, WITHIN_MS, countChanged)
  while (counted > 0)
}

/** Counts days whose orders were loaded past the triggers; both ends are included. Call it in a transaction. */
export async function countDays(db: Kysely<Tables>, first: string, last: string): Promise<void> {
  await noteDays(db, first, last)
  while ((await countChanged(db)) > 0);
}
