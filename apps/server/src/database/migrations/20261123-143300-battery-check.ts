import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table battery_check (seller_id bigint not null, order_id bigint not null, station_id bigint not null,
    group_id bigint, vin text not null, model text, ts bigint not null, spread_mv int not null, cell_mv int not null,
    temp_c smallint not null, rise_dc int not null, primary key (seller_id, order_id))`.execute(db)
  await sql`create index battery_check_ts on battery_check (seller_id, ts)`.execute(db)
}
