import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table station_group (${standard}, name text not null, name_en text, owner_user_id bigint, remark text,
    primary key (seller_id, id))`,
  'create unique index station_group_name on station_group (seller_id, name) where deleted = 0',
  `create table station_group_member (seller_id bigint not null, station_group_id bigint not null,
    station_id bigint not null, primary key (seller_id, station_group_id, station_id))`,
  'create index station_group_member_station on station_group_member (seller_id, station_id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
