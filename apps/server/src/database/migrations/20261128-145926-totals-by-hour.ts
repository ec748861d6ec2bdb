import { type Kysely, sql } from 'kysely'

/** Orders that ended and that started are counted by station and hour, for periods that begin or end within a day. */
const hourKeys =
  'seller_id bigint not null, station_id bigint not null, day text not null, hour smallint not null'
const added =
  'orders energy_wh e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen occupied_orders charge_minutes sharp_wh peak_wh flat_wh valley_wh'.split(
    ' ',
  )
const RESERVED = 0
const CHARGED = '2, 3, 4'
const startedAt = `to_timestamp(start_time / 1000) at time zone 'Asia/Shanghai'`

const statements = [
  `create table hour_total (${hourKeys}, is_member boolean not null,
    ${added.map((column) => `${column} bigint not null`).join(', ')}, last_end bigint not null,
    primary key (seller_id, day, station_id, hour, is_member))`,
  `insert into hour_total (seller_id, station_id, day, hour, is_member, ${added.join(', ')}, last_end)
    select seller_id, station_id, day, hour, is_member, ${added.map((column) => `sum(${column})`).join(', ')}, max(last_end)
    from day_stat group by 1, 2, 3, 4, 5`,
  `create table hour_start (${hourKeys}, starts bigint not null, charging bigint not null,
    primary key (seller_id, day, station_id, hour))`,
  `insert into hour_start (seller_id, station_id, day, hour, starts, charging)
    select seller_id, station_id, to_char(${startedAt}, 'YYYY-MM-DD'), extract(hour from ${startedAt}), count(*),
      count(*) filter (where order_status in (${CHARGED}))
    from charge_order where order_status <> ${RESERVED} and close_reason is distinct from 'expired' group by 1, 2, 3, 4`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
