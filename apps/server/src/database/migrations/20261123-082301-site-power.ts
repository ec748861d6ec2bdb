import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table power_profile (seller_id bigint not null, pile_id bigint not null, profile_id int not null,
    station_id bigint not null, connector smallint not null, order_id bigint, wanted jsonb, wanted_w bigint,
    wanted_time bigint not null, held jsonb, held_w bigint, held_until bigint, held_time bigint, demand_w bigint,
    tried_time bigint, answer text, primary key (seller_id, pile_id, profile_id))`.execute(db)
  await sql`create index power_profile_station on power_profile (seller_id, station_id)`.execute(db)
  await sql`create index power_profile_open on power_profile (pile_id) where wanted is distinct from held`.execute(
    db,
  )
  await sql`create table station_power_limit (seller_id bigint not null, station_id bigint not null,
    source smallint not null, source_id bigint not null, name text not null, name_en text, percent smallint not null,
    primary key (seller_id, station_id, source, source_id))`.execute(db)
}
