import type { Kysely, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** How many rows a query has. */
export async function countRows<DB, TB extends keyof DB, O>(
  db: Kysely<Tables>,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const some = query.clearSelect().select(sql<number>`1`.as('one'))
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${some}) as counted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
