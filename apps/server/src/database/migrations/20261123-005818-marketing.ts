import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table coupon (${standard}, code text not null, name text not null, type smallint not null,
    face_fen bigint not null, threshold_fen bigint not null default 0, total int not null, per_member int,
    valid_kind smallint not null, valid_from text, valid_to text, days int, station_ids bigint[] not null default '{}',
    member_types bigint[] not null default '{}', third_category_id bigint, bearer smallint not null,
    state smallint not null, primary key (seller_id, id))`,
  'create unique index coupon_code on coupon (seller_id, code) where deleted = 0',
  `create table member_coupon (${standard}, coupon_id bigint not null, member_id bigint not null, code text not null,
    status smallint not null, from_time bigint not null, to_time bigint not null, used_order_id bigint,
    used_fen bigint, used_time bigint, primary key (seller_id, id))`,
  'create unique index member_coupon_code on member_coupon (seller_id, code) where deleted = 0',
  'create index member_coupon_member on member_coupon (seller_id, member_id, status)',
  'create index member_coupon_coupon on member_coupon (seller_id, coupon_id, status)',
  // Those that the calendar looks at each minute: unused, soon expiring, frozen.
  'create index member_coupon_open on member_coupon (to_time) where status in (1, 5, 6)',
  `create table vip_plan (${standard}, name text not null, price_fen bigint not null, days int not null,
    service_bps_off int not null, month_wh_cap bigint, state smallint not null, primary key (seller_id, id))`,
  `create table member_vip (${standard}, member_id bigint not null, plan_id bigint not null, from_time bigint not null,
    to_time bigint not null, used_wh bigint not null default 0, primary key (seller_id, id))`,
  'create index member_vip_member on member_vip (seller_id, member_id)',
  `create table vip_usage (seller_id bigint not null, member_vip_id bigint not null, month text not null,
    used_wh bigint not null, primary key (seller_id, member_vip_id, month))`,
  `create table activity (${standard}, name text not null, kind smallint not null, rule jsonb not null,
    station_ids bigint[] not null default '{}', budget_fen bigint, spent_fen bigint not null default 0,
    from_time bigint not null, to_time bigint not null, poster text, state smallint not null,
    primary key (seller_id, id))`,
  `create table order_discount (seller_id bigint not null, order_id bigint not null, seq smallint not null,
    kind smallint not null, source_id bigint not null, outcome smallint not null, bps_off int,
    face_fen bigint, threshold_fen bigint, e_fen bigint not null, s_fen bigint not null,
    energy_base_fen bigint not null, service_base_fen bigint not null, primary key (seller_id, order_id, seq))`,
  'alter table charge_order add column member_coupon_id bigint',
]

/** What lowers the bill of a charge, and what became of it with each order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
