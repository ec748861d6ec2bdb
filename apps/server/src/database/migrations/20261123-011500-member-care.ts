import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Tags of members, why somebody was suspended, comments on charges, and what cars tell of their batteries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table tag (${standardColumns}, name text not null, object_kind smallint not null,
      kind smallint not null, rule jsonb, primary key (seller_id, id))`,
    sql`create unique index tag_name on tag (seller_id, object_kind, name) where deleted = 0`,
    sql`create table tag_bind (seller_id bigint not null, tag_id bigint not null, object_id bigint not null,
      primary key (seller_id, object_id, tag_id))`,
    sql`create index tag_bind_tag on tag_bind (seller_id, tag_id)`,
    sql`alter table suspend add column note text`,
    sql`create index suspend_member on suspend (seller_id, member_id, id)`,
    sql`create index card_member on card (seller_id, member_id) where member_id is not null`,
    sql`create index member_register on member (seller_id, register_time)`,
    sql`create table evaluate_tag (${standardColumns}, name text not null, good smallint not null,
      stars_from smallint not null, stars_to smallint not null, sort int not null, primary key (seller_id, id))`,
    sql`create table comment (${standardColumns}, order_id bigint not null, member_id bigint not null,
      station_id bigint not null, stars smallint not null, tag_ids bigint[] not null default '{}',
      content text not null, pictures text[] not null default '{}', audit_state smallint not null, audit_user bigint,
      refuse_reason text, reply text, reply_user bigint, reply_time bigint, top smallint not null default 0,
      primary key (seller_id, id))`,
    sql`create unique index comment_order on comment (seller_id, order_id) where deleted = 0`,
    sql`create index comment_member on comment (seller_id, member_id, id)`,
    sql`create index comment_station on comment (seller_id, station_id, id)`,
    sql`create index comment_waiting on comment (seller_id, audit_state, id)`,
    sql`create table vehicle_data (seller_id bigint not null, vin text not null, ts bigint not null, order_id bigint not null,
      minute bigint not null, group_id bigint, cell_max_mv int, cell_min_mv int, temp_max smallint, temp_min smallint,
      odo_km int, faults text[] not null default '{}', primary key (seller_id, order_id, minute))`,
    sql`create index vehicle_data_vin on vehicle_data (seller_id, vin, ts)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
