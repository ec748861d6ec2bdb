import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** How piles should be set, and how they have last said that they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table config_template (${standardColumns}, name text not null, ocpp text not null,
    manufacturer smallint, pile_type_id bigint, settings jsonb not null, primary key (seller_id, id))`.execute(
    db,
  )
  await sql`create table pile_setting (seller_id bigint not null, pile_id bigint not null, key text not null, value text,
    is_read_only boolean not null, needs_reboot boolean not null, read_time bigint not null,
    primary key (seller_id, pile_id, key))`.execute(db)
}
