import { type Kysely, sql } from 'kysely'

/** Why a second person did not agree to waive an occupy fee. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table occupy_bill add column waive_refusal text`.execute(db)
}
