import { type Kysely, sql } from 'kysely'

const statements = [
  // Money that came by no account: a receipt may pay several orders of one document, and is used for no other.
  `create table order_receipt (id bigint not null, seller_id bigint not null, order_id bigint not null,
    amount_fen bigint not null check (amount_fen > 0), receipt_no text not null, kind text not null,
    biz_id bigint not null, ts bigint not null, primary key (seller_id, id))`,
  'create unique index order_receipt_order on order_receipt (seller_id, order_id, receipt_no)',
  'create index order_receipt_no on order_receipt (seller_id, receipt_no)',
  'alter table charge_order add column deduct_tries int not null default 0',
  'alter table charge_order add column remind_time bigint',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
