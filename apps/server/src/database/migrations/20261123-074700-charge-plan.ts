import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

const cars = sql.raw(`name text not null, station_id bigint not null, group_id bigint not null,
  vehicle_ids bigint[] not null default '{}', hours smallint not null, arrival text not null, leave text not null,
  start_soc smallint not null, target_soc smallint not null`)

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table charge_plan (${standardColumns}, ${cars}, from_time bigint not null, cycle smallint not null,
    state smallint not null, template_id bigint, bound_fen bigint not null default 0,
    primary key (seller_id, id))`.execute(db)
  await sql`create index charge_plan_state on charge_plan (state) where deleted = 0`.execute(db)
  await sql`create table charge_plan_run (${standardColumns}, plan_id bigint not null, station_id bigint not null,
    group_id bigint not null, from_time bigint not null, vehicle_id bigint not null, plate text not null, gun_id bigint,
    planned_start bigint, planned_end bigint, power_w int not null, max_w int not null, arrival bigint not null,
    latest_end bigint not null, start_soc smallint not null, target_soc smallint not null, need_wh bigint not null,
    plan_fen bigint not null, at_once_fen bigint not null, state smallint not null, note text, order_id bigint,
    real_start bigint, real_end bigint, end_soc real, energy_wh bigint not null default 0,
    real_fen bigint not null default 0, saved_fen bigint, tries smallint not null default 0, stop_time bigint,
    primary key (seller_id, id))`.execute(db)
  await sql`create index charge_plan_run_plan on charge_plan_run (seller_id, plan_id, from_time)`.execute(db)
  await sql`create index charge_plan_run_station on charge_plan_run (seller_id, station_id, latest_end)`.execute(
    db,
  )
  await sql`create table charge_plan_template (${standardColumns}, ${cars}, weekdays bigint[] not null default '{}',
    from_clock text not null, primary key (seller_id, id))`.execute(db)
}
