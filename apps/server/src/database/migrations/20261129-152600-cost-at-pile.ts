import { type Kysely, sql } from 'kysely'

/** Why a pile did not take a cost for its display. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_point add column cost_refusal text, add column cost_refusal_time bigint`.execute(
    db,
  )
}
