import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table site_token (token_hash text primary key, session_hash text not null,
    seller_id bigint not null, user_id bigint not null, create_time bigint not null, expires bigint not null,
    used_time bigint)`.execute(db)
  await sql`create index site_token_age on site_token (create_time)`.execute(db)
}
