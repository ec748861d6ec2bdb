import { type Kysely, sql } from 'kysely'

/** The end of an abnormal order as a person corrected it; an adjustment by lines has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_adjust add column readings jsonb`.execute(db)
}
