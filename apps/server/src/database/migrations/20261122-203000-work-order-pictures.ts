import { type Kysely, sql } from 'kysely'

const statements = [
  // Pictures lie in the database, so that every process that shares it can give them.
  `create table picture (name text primary key, seller_id bigint not null, user_id bigint, type text not null,
    bytes bytea not null, in_use smallint not null default 0, create_time bigint not null)`,
  'create index picture_unused on picture (seller_id, user_id) where in_use = 0',
  // Who does the work and who says that it is done need not be one person; neither of them audits it.
  'alter table work_order add column submit_user bigint',
  `alter table work_order add column result_pictures text[] not null default '{}'`,
  'alter table work_order add column gun_id bigint',
  'alter table work_order add column gun_status smallint',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
