import { type Kysely, sql } from 'kysely'

/** What running charges hold back of their payer's money, by whose it is. */
const statements = [
  `create table charge_hold (seller_id bigint not null, order_id bigint not null, owner bigint not null,
    reserve_fen bigint not null, lost_time bigint, primary key (seller_id, order_id))`,
  'create index charge_hold_owner on charge_hold (seller_id, owner)',
  `alter table charge_transaction add column fee_fen bigint not null default 0,
    add column step_fen bigint not null default 0`,
  `insert into charge_hold (seller_id, order_id, owner, reserve_fen)
    select o.seller_id, o.id, coalesce(a.member_id, -a.group_id), 100
    from charge_order o
    join account a on a.seller_id = o.seller_id and a.id = o.account_id
    where o.order_status in (1, 2) and coalesce(a.member_id, a.group_id) is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
