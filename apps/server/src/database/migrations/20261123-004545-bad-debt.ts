import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table bad_debt (${standard}, order_id bigint not null, station_id bigint not null, group_id bigint,
    owed_fen bigint not null, reason text not null, state smallint not null, audit_user bigint, audit_time bigint,
    audit_reason text, receipt_no text, primary key (seller_id, id))`,
  // An order is written off once; an application that was rejected or paid may be followed by another one.
  'create unique index bad_debt_open on bad_debt (seller_id, order_id) where state in (1, 2)',
  'create index bad_debt_order on bad_debt (seller_id, order_id)',
  'alter table occupy_bill add column waive_user bigint',
  'create index occupy_bill_from on occupy_bill (seller_id, from_time)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
