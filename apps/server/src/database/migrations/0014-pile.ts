import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pile_log_file (${standardColumns}, station_id bigint not null, pile_id bigint not null,
    command_id bigint not null, ticket text not null unique, from_time bigint, to_time bigint, file_name text,
    bytes bigint, received_time bigint, primary key (seller_id, id))`.execute(db)
  await sql`create index pile_log_file_pile on pile_log_file (seller_id, pile_id, id)`.execute(db)
}
