import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table export_timing (${standardColumns}, name text not null, is_push smallint not null,
    start_date text not null, timing_cycle smallint not null, export_params text not null, export_url text not null,
    email_list jsonb not null, language text not null, next_date text not null, primary key (seller_id, id))`.execute(
    db,
  )
  await sql`create unique index export_timing_name on export_timing (seller_id, create_user, name)
    where deleted = 0`.execute(db)
  await sql`create index export_timing_due on export_timing (next_date) where deleted = 0`.execute(db)
  await sql`create table timing_item (id bigint not null, seller_id bigint not null, timing_id bigint not null,
    name text not null, start_date text not null, run_time bigint not null, state smallint not null, failure text,
    tries int not null default 0, export_file_id bigint, ticket_hash text, primary key (seller_id, id))`.execute(
    db,
  )
  await sql`create unique index timing_item_day on timing_item (seller_id, timing_id, start_date)`.execute(db)
  await sql`create unique index timing_item_ticket on timing_item (ticket_hash)`.execute(db)
}
