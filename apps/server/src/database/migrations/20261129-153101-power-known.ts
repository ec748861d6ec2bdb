import { type Kysely, sql } from 'kysely'

/** Of a pile that reports energy alone the power is derived; and since when a pile holds the same limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_transaction add column power jsonb`.execute(db)
  await sql`alter table power_profile add column same_from bigint`.execute(db)
}
