import { type Kysely, sql } from 'kysely'

/** What flows hold back, and what no account may ever be: below its credit, or holding back more than there is. */
const statements = [
  'alter table account_flow add column held_fen bigint not null default 0',
  'drop index account_flow_order',
  'create index account_flow_biz on account_flow (seller_id, biz_id)',
  `alter table account add constraint account_covered check (frozen_fen >= 0
    and balance_fen - frozen_fen + case when type = 4 then credit_limit_fen else 0 end >= 0)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
