import { type Kysely, sql } from 'kysely'

/* What reports of days and months ask for, without the hours: a tenth of the rows, and of months a three-hundredth. */

const columns =
  'orders energy_wh e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen occupied_orders charge_minutes'.split(
    ' ',
  )
const defined = columns.map((column) => `${column} bigint not null`).join(', ')
const summed = columns.map((column) => `sum(${column})::bigint`).join(', ')
const money = columns.filter((column) => column.endsWith('_fen')).map((column) => `sum(${column})::bigint`)
const end = `to_char(to_timestamp(end_time / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
const FINISHED = 3

const byType = (
  table: string,
) => `create table ${table} (seller_id bigint not null, station_id bigint not null,
  day text not null, member_type smallint not null, channel smallint not null, ${defined},
  primary key (seller_id, day, station_id, member_type, channel))`

const statements = [
  byType('station_day'),
  byType('station_month'),
  `create table fleet_day (seller_id bigint not null, station_id bigint not null, day text not null,
    group_id bigint, ${defined}, unique nulls not distinct (seller_id, day, station_id, group_id))`,
  'create index fleet_day_group on fleet_day (seller_id, group_id, day) include (energy_wh)',
  `insert into station_day (seller_id, station_id, day, member_type, channel, ${columns})
    select seller_id, station_id, day, member_type, channel, ${summed} from day_stat group by 1, 2, 3, 4, 5`,
  `insert into station_month (seller_id, station_id, day, member_type, channel, ${columns})
    select seller_id, station_id, left(day, 7) || '-01', member_type, channel, ${summed} from station_day
    group by 1, 2, 3, 4, 5`,
  `insert into fleet_day (seller_id, station_id, day, group_id, ${columns})
    select seller_id, station_id, ${end}, group_id, count(*), sum(energy_wh)::bigint, ${money},
      count(*) filter (where occupy_fee_fen > 0), sum((end_time - start_time) / 60000)::bigint
    from charge_order where order_status = ${FINISHED} and energy_wh > 0 and end_time is not null group by 1, 2, 3, 4`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
