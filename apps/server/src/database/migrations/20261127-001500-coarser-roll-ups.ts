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
const from = `to_char(to_timestamp(line.from_time / 1000) at time zone 'Asia/Shanghai', 'HH24:MI')`
/** What the lines of an order with a contract would have cost more by the prices per kWh of its tariff. */
const saved = `(select sum(coalesce((
    select round((t->>'ePrice4')::numeric * line.energy_wh / 100000) + round((t->>'sPrice4')::numeric * line.energy_wh / 100000)
    from cost_model_version v cross join jsonb_array_elements(v.periods::jsonb) t
    where v.seller_id = o.seller_id and v.id = o.cost_model_version_id and v.service_mode = 1
      and ${from} >= t->>'from' and ${from} < t->>'to' limit 1) - line.e_fee_fen - line.s_fee_fen, 0))
  from bill_line line where line.seller_id = o.seller_id and line.order_id = o.id)`

const byType = (
  table: string,
) => `create table ${table} (seller_id bigint not null, station_id bigint not null,
  day text not null, member_type smallint not null, channel smallint not null, ${defined},
  primary key (seller_id, day, station_id, member_type, channel))`

const statements = [
  byType('station_day'),
  byType('station_month'),
  `create table fleet_day (seller_id bigint not null, station_id bigint not null, day text not null,
    group_id bigint, ${defined}, saved_fen bigint not null, unique nulls not distinct (seller_id, day, station_id, group_id))`,
  'create index fleet_day_group on fleet_day (seller_id, group_id, day) include (energy_wh)',
  `insert into station_day (seller_id, station_id, day, member_type, channel, ${columns})
    select seller_id, station_id, day, member_type, channel, ${summed} from day_stat group by 1, 2, 3, 4, 5`,
  `insert into station_month (seller_id, station_id, day, member_type, channel, ${columns})
    select seller_id, station_id, left(day, 7) || '-01', member_type, channel, ${summed} from station_day
    group by 1, 2, 3, 4, 5`,
  `insert into fleet_day (seller_id, station_id, day, group_id, ${columns}, saved_fen)
    select seller_id, station_id, ${end}, group_id, count(*), sum(energy_wh)::bigint, ${money},
      count(*) filter (where occupy_fee_fen > 0), sum((end_time - start_time) / 60000)::bigint,
      coalesce(sum(${saved}) filter (where exclusive_strategy_id is not null), 0)::bigint
    from charge_order o where order_status = ${FINISHED} and energy_wh > 0 and end_time is not null group by 1, 2, 3, 4`,
  // What reports read of single orders, without the wide rows of the table.
  `create index charge_order_facts on charge_order (seller_id, id) include (start_time, end_time, order_status,
    close_reason, energy_wh, station_id, pile_id, gun_id, group_id, member_id, plate, channel, member_type)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
