import type { Platform } from '../../database/platform.ts'
import { inTransaction } from '../../database/transaction.ts'
import { countChanged } from './day-stat.store.ts'

const WITHIN_MS = 60_000

/** Counts all days again whose orders have changed: late bills, corrections, payments, imports. */
export async function rollUp({ db }: Pick<Platform, 'db'>): Promise<void> {
  let counted: number
  do counted = await inTransaction(db, WITHIN_MS, countChanged)
  while (counted > 0)
}
