import { type Compilable, type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * The rows of a query whose joins stay in the order in which they are written. It is for some rows by their ids, with
 * what belongs to them: of eight tables there is nothing to reorder, and to find that out takes the planner ten times
 * as long as the query itself.
 */
export async function asWritten<Row>(db: Kysely<Tables>, query: Compilable<Row>): Promise<Row[]> {
  const run = async (one: Kysely<Tables>) => {
    await sql`select set_config('join_collapse_limit', '1', true)`.execute(one)
    return (await one.executeQuery(query.compile())).rows
  }
  return db.isTransaction ? (await db.executeQuery(query.compile())).rows : db.transaction().execute(run)
}
