import { type Kysely, sql } from 'kysely'

/** A password that a pile was asked to take counts beside its old one until it has connected with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table charge_point add column pending_hash text, add column password_time bigint`.execute(
    db,
  )
}
