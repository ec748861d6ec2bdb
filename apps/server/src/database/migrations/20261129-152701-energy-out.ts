import { type Kysely, sql } from 'kysely'

/** What cars give back, and what a tariff pays for it. */
const statements = [
  'alter table cost_model_version add column feed_in_price4 int',
  `create table charge_export (seller_id bigint not null, order_id bigint not null,
    first_ts bigint, first_wh bigint, last_ts bigint, last_wh bigint, register_wh bigint,
    interval_wh bigint, interval_ts bigint, w bigint, w_ts bigint,
    price4 int, fee_fen bigint not null default 0, state smallint, primary key (seller_id, order_id))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
