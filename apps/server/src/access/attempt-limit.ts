import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

interface Rate {
  /** So many at once, and one more each so often. */
  burst: number
  refillMs: number
}

/**
 * Counts attempts by a key: each takes one of a few, which come back with time. The database counts, so that all
 * processes share the count and a start forgets none. Keys are kept as digests: they may be what a stranger wrote.
 */
export function attemptLimit(db: Kysely<Tables>, name: string, { burst, refillMs }: Rate, now: () => number) {
  const digest = (key: string) => createHash('sha256').update(`${name}:${key}`).digest('base64url')
  /** What is still used up of a row at this moment; a clock that was set back gives nothing back. */
  const usedOf = (at: number) =>
    sql<number>`greatest(0, attempt_count.used - greatest(0, ${at} - attempt_count.at)::float8 / ${refillMs})`

  return {
    async hasLeft(key: string): Promise<boolean> {
      const found = await db
        .selectFrom('attemptCount')
        .select(usedOf(now()).as('used'))
        .where('key', '=', digest(key))
        .executeTakeFirst()
      return (found?.used ?? 0) <= burst - 1
    },
    /** Takes one in one statement, so that many at once are no way around; false where none is left. */
    async take(key: string): Promise<boolean> {
      const at = now()
      const taken = await db
        .insertInto('attemptCount')
        .values({ key: digest(key), used: 1, at })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ used: sql`${usedOf(at)} + 1`, at })
            .where(usedOf(at), '<=', burst - 1),
        )
        .executeTakeFirst()
      return taken.numInsertedOrUpdatedRows === 1n
    },
    async giveBack(key: string): Promise<void> {
      await db
        .updateTable('attemptCount')
        .set({ used: sql`greatest(0, used - 1)` })
        .where('key', '=', digest(key))
        .execute()
    },
  }
}
