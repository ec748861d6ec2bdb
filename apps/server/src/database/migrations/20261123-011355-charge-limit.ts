import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table charge_limit (${standardColumns}, target_kind smallint not null, target_id bigint not null,
    group_id bigint, per_day_times int, per_day_wh bigint, per_order_fen bigint, soc_max smallint,
    station_ids bigint[] not null default '{}', weekdays bigint[] not null default '{}', window_from text,
    window_to text, state smallint not null, primary key (seller_id, id))`.execute(db)
  await sql`create index charge_limit_target on charge_limit (seller_id, target_kind, target_id)`.execute(db)
  // What a running charge may come to; null does not limit it.
  await sql`alter table charge_transaction add column limit_fen bigint, add column limit_wh bigint,
    add column limit_soc smallint`.execute(db)
  await sql`create table balance_reminder (${standardColumns}, group_id bigint not null, threshold_fen bigint not null,
    receivers text[] not null default '{}', ways bigint[] not null default '{}', last_sent bigint,
    is_below smallint not null default 0, state smallint not null, primary key (seller_id, id),
    foreign key (seller_id, group_id) references fleet (seller_id, id))`.execute(db)
  await sql`create index balance_reminder_group on balance_reminder (seller_id, group_id)`.execute(db)
  await sql`create unique index fleet_no on fleet (seller_id, group_no)`.execute(db)
  await sql`alter table vehicle add column team_id bigint`.execute(db)
  // Months of a fleet are summed from the index alone.
  await sql`drop index charge_order_group`.execute(db)
  await sql`create index charge_order_group on charge_order (seller_id, group_id, id)
    include (energy_wh, payable_fen, order_status) where group_id is not null`.execute(db)
}
