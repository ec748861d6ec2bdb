import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'

const MAX_TRIES = 4
/** Serialisation failure and deadlock: the engine asks to be tried again. */
const TRY_AGAIN = new Set(['40001', '40P01'])

/** The one transaction helper: retries what the engine asks to retry, and ends what runs too long. */
export async function inTransaction<T>(
  db: Kysely<Tables>,
  timeoutMs: number,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(transaction)
        return work(transaction)
      })
    } catch (error) {
      if (tries === MAX_TRIES || !TRY_AGAIN.has(sqlState(error))) throw error
    }
  }
}

function sqlState(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/** Whether a write hit a unique index, for example because two people saved the same code at once. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** Whether the database refuses the values themselves: out of range, or against a rule of the table. */
export function isRefusedValue(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error))
}
