import { type Kysely, sql } from 'kysely'

/** Which activity has given the gift of a recharge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table recharge add column activity_id bigint`.execute(db)
}
