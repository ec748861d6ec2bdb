import { type Kysely, sql } from 'kysely'
import { standardColumns } from './standard-columns.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wall (${standardColumns}, name text not null, name_en text, size integer not null,
    scenes integer[] not null, every_seconds integer not null, station_ids bigint[] not null, remark text,
    link_hash text, link_expires bigint, link_user_id bigint, primary key (seller_id, id))`.execute(db)
  await sql`create unique index wall_name on wall (seller_id, name) where deleted = 0`.execute(db)
  await sql`create unique index wall_link on wall (link_hash) where link_hash is not null`.execute(db)

  await sql`create table wall_screen (seller_id bigint not null, id bigint not null, wall_id bigint not null,
    user_id bigint not null, token_hash text not null, create_time bigint not null, last_seen bigint not null,
    expires bigint not null, ip text not null, browser text not null, health jsonb,
    primary key (seller_id, id))`.execute(db)
  await sql`create unique index wall_screen_token on wall_screen (token_hash)`.execute(db)
  await sql`create index wall_screen_wall on wall_screen (seller_id, wall_id)`.execute(db)

  await sql`create table wall_offer (secret_hash text primary key, code text not null, create_time bigint not null,
    ip text not null, browser text not null, seller_id bigint, wall_id bigint, user_id bigint,
    screen_expires bigint)`.execute(db)
  await sql`create unique index wall_offer_code on wall_offer (code)`.execute(db)
}
