import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table report_group (${standardColumns}, name text not null, name_en text,
    station_ids bigint[] not null, report_keys text[] not null, primary key (seller_id, id))`.execute(db)
  await sql`create unique index report_group_name on report_group (seller_id, name) where deleted = 0`.execute(
    db,
  )
}
