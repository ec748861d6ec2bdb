import { type Kysely, sql } from 'kysely'

const statements = [
  // The secrets are sealed; `pending_secret` asks for nothing before a code of it was proven.
  `create table second_factor (seller_id bigint not null, user_id bigint not null, secret text, pending_secret text,
    proven_time bigint, last_step bigint not null default 0, recovery_salt text, create_time bigint not null,
    primary key (seller_id, user_id))`,
  `create table recovery_code (seller_id bigint not null, user_id bigint not null, hash text not null,
    used_time bigint, primary key (seller_id, user_id, hash))`,
  "alter table session add column proof text not null default 'first'",
  'alter table seller add column second_factor smallint not null default 0',
  'alter table role add column second_factor smallint not null default 0',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
