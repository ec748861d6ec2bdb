import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

/** Partitioned by month through the id; queued and open rows are few, whatever the table has grown to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pile_command (${standardColumns}, station_id bigint not null, pile_id bigint not null,
    gun_id bigint, order_id bigint, command smallint not null, state smallint not null, outcome text,
    request jsonb not null, response jsonb, reason text, force smallint not null default 0, batch_id bigint,
    queued_time bigint not null, sent_time bigint, done_time bigint, primary key (seller_id, id))
    partition by range (id)`.execute(db)
  await sql`create index pile_command_station on pile_command (seller_id, station_id, id)`.execute(db)
  await sql`create index pile_command_pile on pile_command (seller_id, pile_id, id)`.execute(db)
  await sql`create index pile_command_batch on pile_command (seller_id, batch_id) where batch_id is not null`.execute(
    db,
  )
  await sql`create index pile_command_queued on pile_command (pile_id, id) where state = 1`.execute(db)
  await sql`create index pile_command_open on pile_command (state, id) where state in (1, 2, 3)`.execute(db)
  // Pushes to other platforms are kept beside the frames of piles: what has a push status is one.
  await sql`alter table message add column push_status smallint, add column push_target text,
    add column push_tries int not null default 0, add column push_message text`.execute(db)
  await sql`create index message_push on message (seller_id, push_status, id) where push_status is not null`.execute(
    db,
  )
}
