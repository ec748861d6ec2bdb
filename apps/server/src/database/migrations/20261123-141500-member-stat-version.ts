import { type Kysely, sql } from 'kysely'

/** How often the charges of a seller's members have been counted again: an answer made of them holds until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_stat_version (seller_id bigint primary key, version bigint not null)`.execute(
    db,
  )
}
