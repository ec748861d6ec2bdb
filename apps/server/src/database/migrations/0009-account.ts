import { type Kysely, sql } from 'kysely'

const statements = [
  // Pictures lie in the database, so that every process that shares it can give them.
  `create table avatar (name text primary key, seller_id bigint not null, user_id bigint not null, type text not null,
    bytes bytea not null, create_time bigint not null)`,
  'create index avatar_user on avatar (seller_id, user_id)',
  'alter table session add column password_proven bigint not null default 0',
  'create index login_log_user on login_log (seller_id, user_id, ts)',
  'create index operation_log_user on operation_log (seller_id, user_id, ts)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
