import { type Kysely, sql } from 'kysely'

/*
 * What orders came to by station and day alone, which most reports ask for. The orders of a part of a day are found by
 * their end and their start.
 */

const FINISHED = 3
const sums = [
  'orders energy_wh e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen',
  'occupied_orders charge_minutes sharp_wh peak_wh flat_wh valley_wh',
]
  .join(' ')
  .split(' ')

const statements = [
  `create table station_total (seller_id bigint not null, station_id bigint not null, day text not null,
    ${sums.map((column) => `${column} bigint not null`).join(', ')}, primary key (seller_id, day, station_id))`,
  `insert into station_total (seller_id, station_id, day, ${sums.join(', ')})
    select seller_id, station_id, day, ${sums.map((column) => `sum(${column})`).join(', ')} from gun_stat
    group by 1, 2, 3 order by 1, 3, 2`,
  'drop index charge_order_end',
  `create index charge_order_end on charge_order (end_time, start_time) where order_status = ${FINISHED}`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
