import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table firmware (${standardColumns}, name text not null, kind smallint not null,
    manufacturer smallint not null, pile_type_ids bigint[] not null default '{}', version_no text not null, notes text,
    signature text, signing_certificate text, state smallint not null, file_name text, bytes bigint, sha256 text,
    primary key (seller_id, id))`.execute(db)
  await sql`create table firmware_task (${standardColumns}, firmware_id bigint not null, mode smallint not null,
    start_time bigint, rate_limit integer not null, max_fail_percent integer not null, state smallint not null,
    primary key (seller_id, id))`.execute(db)
  await sql`create table firmware_push (${standardColumns}, task_id bigint not null, station_id bigint not null,
    pile_id bigint not null, push_status smallint not null, progress smallint not null, from_version text,
    to_version text not null, tries smallint not null, message text, ticket text, command_id bigint, sent_time bigint,
    end_time bigint, primary key (seller_id, id))`.execute(db)
  await sql`create index firmware_push_task on firmware_push (seller_id, task_id)`.execute(db)
  await sql`create index firmware_push_ticket on firmware_push (ticket) where ticket is not null`.execute(db)
  // When the pile last said how its update goes: an older word is about an older update.
  await sql`alter table charge_point add column firmware_time bigint`.execute(db)
}
