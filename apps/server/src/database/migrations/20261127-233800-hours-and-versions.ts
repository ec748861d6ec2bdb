import { type Kysely, sql } from 'kysely'

/*
 * How long the charges of a station were in each hour; what orders and the lines of their bills came to by the version
 * of the billing model as well.
 */

const FINISHED = 3
const HOUR_MS = 3_600_000
const UTC8_MS = 28_800_000
const day = (ms: string) => `to_char(to_timestamp((${ms}) / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`
const ended = `order_status = ${FINISHED} and energy_wh > 0 and end_time is not null`
const money =
  'e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen'.split(' ')
const columns = ['orders', 'energy_wh', ...money, 'occupied_orders', 'charge_minutes']
const byType = 'seller_id, day, station_id, member_type, channel, cost_model_version_id'
const byPeriod = 'seller_id, day, station_id, period, member_type, cost_model_version_id'

const withVersion = (table: string, key: string) => [
  `truncate ${table}`,
  `alter table ${table} add column cost_model_version_id bigint not null`,
  `alter table ${table} drop constraint ${table}_pkey, add primary key (${key})`,
]

const statements = [
  `create table station_hour (seller_id bigint not null, station_id bigint not null, day text not null,
    hour smallint not null, charge_ms bigint not null, primary key (seller_id, day, station_id, hour))`,
  `insert into station_hour (seller_id, station_id, day, hour, charge_ms)
    select seller_id, station_id, ${day('starts')}, (starts + ${UTC8_MS}) / ${HOUR_MS} % 24, sum(charge_ms)
    from (
      select seller_id, station_id, starts, sum(least(end_time, starts + ${HOUR_MS}) - greatest(start_time, starts)) as charge_ms
      from (select *, generate_series(start_time / ${HOUR_MS} * ${HOUR_MS}, end_time - 1, ${HOUR_MS}) as starts
        from charge_order where ${ended}) o group by 1, 2, 3) hours
    group by 1, 2, 3, 4`,
  ...withVersion('station_day', byType),
  ...withVersion('station_month', byType),
  ...withVersion('period_stat', byPeriod),
  `insert into station_day (seller_id, station_id, day, member_type, channel, cost_model_version_id, ${columns.join(', ')})
    select seller_id, station_id, ${day('end_time')}, member_type, channel, cost_model_version_id, count(*), sum(energy_wh),
      ${money.map((column) => `sum(${column})`).join(', ')}, count(*) filter (where occupy_fee_fen > 0),
      sum((end_time - start_time) / 60000)
    from charge_order where ${ended} group by 1, 2, 3, 4, 5, 6`,
  `insert into station_month (seller_id, station_id, day, member_type, channel, cost_model_version_id, ${columns.join(', ')})
    select seller_id, station_id, left(day, 7) || '-01', member_type, channel, cost_model_version_id,
      ${columns.map((column) => `sum(${column})`).join(', ')}
    from station_day group by 1, 2, 3, 4, 5, 6`,
  `insert into period_stat (seller_id, station_id, day, period, member_type, cost_model_version_id, line_wh,
      line_energy_fee_fen, line_service_fee_fen)
    select o.seller_id, o.station_id, ${day('o.end_time')}, line.period, o.member_type, o.cost_model_version_id,
      sum(line.energy_wh), sum(line.e_fee_fen), sum(line.s_fee_fen)
    from (select * from charge_order where ${ended}) o
    join bill_line line on line.seller_id = o.seller_id and line.order_id = o.id
    group by 1, 2, 3, 4, 5, 6`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
