import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sim_card (${standardColumns}, iccid text not null, carrier smallint not null, plan_mb int,
    expires text, pile_id bigint, primary key (seller_id, id))`.execute(db)
  await sql`create unique index sim_card_iccid on sim_card (seller_id, iccid) where deleted = 0`.execute(db)

  await sql`create table offline_record (id bigint not null, seller_id bigint not null, station_id bigint not null,
    pile_id bigint not null, from_time bigint not null, to_time bigint, primary key (seller_id, id))`.execute(
    db,
  )
  // A pile has one stretch without a link at a time; those of a period are all that ended after its begin or have not.
  await sql`create unique index offline_record_open on offline_record (seller_id, pile_id) where to_time is null`.execute(
    db,
  )
  await sql`create index offline_record_end on offline_record (seller_id, coalesce(to_time, 9007199254740991))`.execute(
    db,
  )
  // Piles that are offline already have been so since they were last heard.
  await sql`insert into offline_record (id, seller_id, station_id, pile_id, from_time)
    select id, seller_id, station_id, id, last_heartbeat from pile
    where deleted = 0 and status = 2 and last_heartbeat is not null`.execute(db)

  await sql`create table link_hour (seller_id bigint not null, station_id bigint not null, hour bigint not null,
    frames int not null, sim_bytes bigint not null, latency int[] not null, primary key (seller_id, hour, station_id))`.execute(
    db,
  )
}
