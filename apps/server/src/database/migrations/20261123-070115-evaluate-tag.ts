import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index evaluate_tag_name on evaluate_tag (seller_id, name) where deleted = 0`.execute(
    db,
  )
}
