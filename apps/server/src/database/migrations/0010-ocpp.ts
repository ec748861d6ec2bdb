import { type Kysely, sql } from 'kysely'

const statements = [
  // What is known of a pile's link. `since` is null as long as the pile was never connected: then only a password is
  // kept. `online` says whether the charging service was told that the pile is there.
  `create table charge_point (seller_id bigint not null, pile_id bigint not null, process smallint,
    connection_id bigint, protocol smallint, since bigint, last_seen bigint, left_at bigint,
    online smallint not null default 0, heartbeat_s int not null default 60, password_hash text, vendor text,
    model text, firmware text, firmware_status text, log_status text, primary key (seller_id, pile_id))`,
  'create index charge_point_process on charge_point (process) where process is not null',
  'create index charge_point_lost on charge_point (left_at) where process is null and online = 1',
  `create table message (seller_id bigint not null, id bigint not null, station_id bigint not null,
    pile_id bigint not null, pile_code text not null, protocol smallint not null, direction smallint not null,
    frame_type smallint, action text, message_id text, pair_id bigint, raw text not null, ts bigint not null,
    latency_ms int, schema_error text, primary key (seller_id, id)) partition by range (id)`,
  'create index message_pile on message (seller_id, pile_id, id)',
  'create index message_error on message (seller_id, id) where schema_error is not null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
