import { type Kysely, sql } from 'kysely'

/** What a charge does not know, what it cannot believe, and that a pile may use the number of a charge again. */
const statements = [
  `alter table charge_transaction add column reuse int not null default 0,
    add column start_unknown smallint not null default 0, add column presumed smallint not null default 0,
    add column wh_time bigint, add column over_from bigint,
    add column doubt_wh bigint, add column doubt_time bigint`,
  `alter table charge_transaction drop constraint charge_transaction_pkey,
    add primary key (seller_id, pile_id, transaction_id, reuse)`,
  'alter table raw_bill add column reuse int not null default 0',
  'drop index raw_bill_trade',
  'create unique index raw_bill_trade on raw_bill (seller_id, pile_code, trade_no, reuse) where state <> 4',
  'alter table meter_value add column doubt_wh bigint',
  `insert into fault_code (id, seller_id, create_time, update_time, code, protocol, text, text_en, level, advice, advice_en)
    select coalesce(max(id), 0) + 1, -1, 0, 0, 'ReadingImplausible', 5, '表计读数不可信', 'Meter reading implausible', 4,
      '该读数已保留但不参与计费；核对电表与通信参数', 'The reading is kept but not used for billing; check the meter and its settings'
    from fault_code where seller_id = -1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
