import { type Kysely, sql } from 'kysely'

/** What an operator has limited a gun to by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table power_profile add column hand_w bigint`.execute(db)
}
