import { type Kysely, sql } from 'kysely'

/*
 * What orders came to by station and day alone, which most reports ask for, and the same by hour; what fleets took in
 * each tariff period. The orders of a part of a day are found by their end and their start.
 */

const FINISHED = 3
const SHARP = 1
const ended = "to_timestamp(end_time / 1000) at time zone 'Asia/Shanghai'"
const money =
  'e_fee_fen s_fee_fen occupy_fee_fen discount_fen coupon_fen payable_fen paid_fen owed_fen'.split(' ')
const periods = ['sharp_wh', 'peak_wh', 'flat_wh', 'valley_wh']
const columns = ['orders', 'energy_wh', ...money, 'occupied_orders', 'charge_minutes', ...periods, 'last_end']
const inPeriods = periods.map(
  (name, nth) => `coalesce(sum(energy_wh) filter (where period = ${SHARP + nth}), 0)::bigint as ${name}`,
)
/** All that divides orders in the tables below. */
const finished = `
  select o.seller_id, o.station_id, to_char(${ended}, 'YYYY-MM-DD') as day, extract(hour from ${ended})::int as hour,
    case when g.connector = 1 then 1 else 2 end as gun_kind, o.member_type, o.channel, member_id is not null as is_member,
    o.group_id, count(*) as orders,
    sum(o.energy_wh) as energy_wh, ${money.map((column) => `sum(o.${column}) as ${column}`).join(', ')},
    count(*) filter (where occupy_fee_fen > 0) as occupied_orders, sum((end_time - start_time) / 60000) as charge_minutes,
    ${periods.map((name) => `coalesce(sum(${name}), 0) as ${name}`).join(', ')}, max(end_time) as last_end
  from charge_order o
  join gun g on g.seller_id = o.seller_id and g.id = o.gun_id
  left join (select seller_id as seller, order_id, ${inPeriods.join(', ')} from bill_line group by 1, 2) l
    on l.seller = o.seller_id and l.order_id = o.id
  where order_status = ${FINISHED} and o.energy_wh > 0 and end_time is not null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9`
const added = columns.map((column) => `${column === 'last_end' ? 'max' : 'sum'}(${column})`).join(', ')

const statements = [
  `create table station_total (seller_id bigint not null, station_id bigint not null, day text not null,
    is_member boolean not null, ${columns.map((column) => `${column} bigint not null`).join(', ')},
    primary key (seller_id, day, station_id, is_member))`,
  ...periods.map((name) => `alter table fleet_day add column ${name} bigint not null default 0`),
  `create temp table finished on commit drop as ${finished}`,
  `insert into station_total (seller_id, station_id, day, is_member, ${columns.join(', ')})
    select seller_id, station_id, day, is_member, ${added} from finished group by 1, 2, 3, 4 order by 1, 3, 2`,
  'truncate day_stat',
  `alter table day_stat add column is_member boolean not null, ${[...periods, 'last_end']
    .map((column) => `add column ${column} bigint not null`)
    .join(', ')}`,
  `alter table day_stat drop constraint day_stat_pkey,
    add primary key (seller_id, day, station_id, hour, gun_kind, member_type, channel, is_member)`,
  `insert into day_stat (seller_id, station_id, day, hour, gun_kind, member_type, channel, is_member, ${columns.join(', ')})
    select seller_id, station_id, day, hour, gun_kind, member_type, channel, is_member, ${added} from finished
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 3, 2, 4`,
  `update fleet_day t set ${periods.map((name) => `${name} = f.${name}`).join(', ')}
    from (select seller_id, station_id, day, group_id, ${periods.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from finished group by 1, 2, 3, 4) f
    where f.seller_id = t.seller_id and f.day = t.day and f.station_id = t.station_id
      and f.group_id is not distinct from t.group_id`,
  ...periods.map((name) => `alter table fleet_day alter column ${name} drop default`),
  'drop index charge_order_end',
  `create index charge_order_end on charge_order (end_time, start_time) where order_status = ${FINISHED}`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
