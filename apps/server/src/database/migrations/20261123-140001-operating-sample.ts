import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operating_sample (seller_id bigint not null, station_id bigint not null, ts bigint not null,
    pile_w bigint not null, pv_w bigint not null, site_w bigint, primary key (seller_id, station_id, ts))`.execute(
    db,
  )
  await sql`create index operating_sample_ts on operating_sample (ts)`.execute(db)
}
