import { type Kysely, sql } from 'kysely'

/** Whether a charge goes before others where its station shares its power. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_transaction add column is_first smallint not null default 0`.execute(db)
}
