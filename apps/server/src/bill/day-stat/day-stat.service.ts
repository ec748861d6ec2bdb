import { DAY, formatDate } from '@ampdeck/api/time'
import type { Platform } from '../../database/platform.ts'
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
