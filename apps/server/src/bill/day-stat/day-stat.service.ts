import { DAY, formatDate } from '@ampdeck/api/time'
import type { Kysely } from 'kysely'
import type { Platform } from '../../database/platform.ts'
import type { Tables } from '../../database/tables.ts'
import { inTransaction } from '../../database/transaction.ts'
import { rebuildDays } from './day-stat.store.ts'

const WITHIN_MS = 60_000
/** Late bills may belong to any of the last days. */
export const NIGHT_DAYS = 7

/** The figures of today and of so many days before, from their orders. */
export async function rollUp({ db, now }: Platform, daysBefore: number): Promise<void> {
  await inTransaction(db, WITHIN_MS, (transaction) =>
    rebuildDays(transaction, formatDate(now() - daysBefore * DAY), formatDate(now())),
  )
}

/** After a correction: counts the day again in which an order ended, where no later night does so by itself. */
export async function countDayAgain(
  db: Kysely<Tables>,
  { endTime }: { endTime: number | null },
  now: number,
): Promise<void> {
  if (endTime === null || endTime >= now - (NIGHT_DAYS - 2) * DAY) return
  const day = formatDate(endTime)
  await rebuildDays(db, day, day)
}
