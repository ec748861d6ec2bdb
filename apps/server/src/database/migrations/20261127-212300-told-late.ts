import { type Kysely, sql } from 'kysely'

/** The number of the last event of a charge (2.0.1 and 2.1), and since when a charge tells of nothing but the past. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_transaction add column seq_no bigint, add column past_from bigint`.execute(db)
}
