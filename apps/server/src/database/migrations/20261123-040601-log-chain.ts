import { type Kysely, sql } from 'kysely'

/** The chain of the operation log: one for each seller, beside the log, so that the log itself is only added to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table operation_log_seal (seller_id bigint not null, no bigint not null, log_id bigint not null,
      hash text not null, primary key (seller_id, no))`,
    sql`create unique index operation_log_seal_entry on operation_log_seal (seller_id, log_id)`,
    sql`create table operation_log_head (seller_id bigint primary key, no bigint not null, hash text not null,
      ts bigint not null, anchor_no bigint not null default 0, anchor_hash text not null default '',
      anchor_ts bigint not null default 0)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
