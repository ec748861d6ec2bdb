import { type Kysely, sql } from 'kysely'

/** Lists that begin with the newest: their first page reads its rows alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index bad_debt_time on bad_debt (seller_id, create_time, id)`.execute(db)
  await sql`create index comment_time on comment (seller_id, create_time, id)`.execute(db)
}
