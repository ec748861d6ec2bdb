import { type Kysely, sql } from 'kysely'

const statements = [
  `create table passkey (seller_id bigint not null, user_id bigint not null, id text not null, public_key text not null,
    counter bigint not null, transports text[] not null default '{}', host text not null, name text not null,
    is_synced smallint not null, create_time bigint not null, last_used bigint, primary key (seller_id, user_id, id))`,
  'create unique index passkey_id on passkey (id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
