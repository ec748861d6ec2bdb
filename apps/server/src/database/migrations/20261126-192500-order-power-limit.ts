import { type Kysely, sql } from 'kysely'

/** What has limited the power of a charge. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_power_limit (seller_id bigint not null, order_id bigint not null,
    source smallint not null, source_id bigint not null, station_id bigint not null, name text, name_en text,
    lowest_w bigint not null, from_time bigint not null, until_time bigint,
    primary key (seller_id, order_id, source, source_id))`.execute(db)
}
