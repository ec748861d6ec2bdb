import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table order_adjust (${standard}, order_id bigint not null, station_id bigint not null, group_id bigint,
    state smallint not null, reason text not null, lines jsonb not null, energy_wh bigint not null,
    e_fee_fen bigint not null, s_fee_fen bigint not null, audit_user bigint, audit_time bigint, audit_reason text,
    primary key (seller_id, id))`,
  'create index order_adjust_order on order_adjust (seller_id, order_id)',
  // One at a time waits for its second person.
  'create unique index order_adjust_open on order_adjust (seller_id, order_id) where state = 1',
  'alter table bill_line add column corrects smallint',
  'drop index account_flow_order',
  `create index account_flow_order on account_flow (seller_id, biz_id) where biz_type in ('deduct', 'correction')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
