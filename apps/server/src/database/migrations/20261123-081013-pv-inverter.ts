import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pv_inverter (${standardColumns}, sn text not null, station_id bigint not null, model text,
    rated_w bigint not null, state int, active_w bigint, today_wh bigint not null default 0,
    total_wh bigint not null default 0, efficiency_bps int, temp_c int, ts bigint, primary key (seller_id, id),
    foreign key (seller_id, station_id) references station (seller_id, id))`.execute(db)
  await sql`create unique index pv_inverter_sn on pv_inverter (seller_id, sn) where deleted = 0`.execute(db)
  await sql`create index pv_inverter_station on pv_inverter (seller_id, station_id)`.execute(db)
  await sql`create table pv_sample (seller_id bigint not null, inverter_id bigint not null, ts bigint not null,
    energy_wh bigint not null, primary key (seller_id, inverter_id, ts))`.execute(db)
  await sql`create index pv_sample_ts on pv_sample (ts)`.execute(db)
  await sql`create table pv_state (seller_id bigint not null, inverter_id bigint not null, ts bigint not null,
    state int not null, primary key (seller_id, inverter_id, ts))`.execute(db)
  await sql`create index pv_state_ts on pv_state (ts)`.execute(db)
}
