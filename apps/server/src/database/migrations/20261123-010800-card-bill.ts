import { type Kysely, sql } from 'kysely'
import { standard } from './standard-columns.ts'

const statements = [
  `create table card_bill (${standard}, station_id bigint not null, pile_id bigint not null, card_no text not null,
    trade_no text not null, amount_fen bigint not null, balance_before_fen bigint not null,
    balance_after_fen bigint not null, read_time bigint not null, state smallint not null, void_reason text,
    primary key (seller_id, id))`,
  'create unique index card_bill_trade on card_bill (seller_id, pile_id, trade_no) where deleted = 0',
  `create table power_loss_record (${standard}, station_id bigint not null, date text not null, grid_wh bigint not null,
    pile_wh bigint not null, aux_wh bigint not null, loss_wh bigint not null, loss_bps int not null, primary key (seller_id, id))`,
  'create unique index power_loss_record_day on power_loss_record (seller_id, station_id, date) where deleted = 0',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
