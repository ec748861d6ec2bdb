import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table import_bill (${standard}, import_id bigint not null, file_name text not null, state smallint not null,
    total int, kept int not null default 0, failed int not null default 0, energy_wh bigint not null default 0,
    payable_fen bigint not null default 0, user_name text not null, primary key (seller_id, id))`,
  'create unique index import_bill_file on import_bill (seller_id, import_id)',
  `create table imported_order (seller_id bigint not null, order_id bigint not null, import_bill_id bigint not null,
    station_id bigint not null, platform text not null, platform_order_no text not null,
    primary key (seller_id, order_id), foreign key (seller_id, import_bill_id) references import_bill (seller_id, id))`,
  'create index imported_order_batch on imported_order (seller_id, import_bill_id, order_id)',
  'create unique index imported_order_no on imported_order (seller_id, platform, platform_order_no)',
  // What takes an imported charge back is a receipt of its own.
  'alter table order_receipt drop constraint order_receipt_amount_fen_check',
  `alter table order_receipt add constraint order_receipt_amount_fen_check
    check (amount_fen > 0 or kind = 'imported')`,
]

/** Batches of bills of other platforms, and which orders they have made (domain.md §3.4 ImportBill). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
