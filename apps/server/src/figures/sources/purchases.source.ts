import { meterKind } from '@ampdeck/api/enumerations/equipment'
import { formatDate, startOfMonth } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { rolledUp, siteDays } from '../roll-up.store.ts'
import { dayKeys, dayTimes, type Period, type Relation, type Source, stationKeys, total } from '../source.ts'

const orders = rolledUp('station_total')

/**
 * The bills of grid meters, day by day: a bill is divided among the days of its month by what the site took from the grid,
 * or evenly where nothing is known of that, so that its days always add up to it to the fen.
 */
const feesByDay = async (rows: Rows, { from, to }: Period) => {
  const [first, last] = [formatDate(from), formatDate(to - 1)]
  const sites = await siteDays(rows, { from: startOfMonth(from), to: startOfMonth(to - 1, 1) })
  return sql`
    with fees as materialized (
      select f.seller_id, f.station_id, f.meter_id, f.month, f.fee_fen
      from (${rows
        .from('meterFee')
        .where('month', '>=', first.slice(0, 7))
        .where('month', '<=', last.slice(0, 7))
        .selectAll()}) f
      join meter m on m.seller_id = f.seller_id and m.id = f.meter_id and m.kind = ${sql.lit(meterKind.code.grid)}),
    days as (
      select month, to_char(t, 'YYYY-MM-DD') as day
      from (select distinct month from fees) m cross join lateral generate_series(
        (month || '-01')::timestamp, (month || '-01')::timestamp + interval '1 month - 1 day', '1 day') t),
    taken as materialized (
      select s.seller_id, s.station_id, d.month, d.day, coalesce(g.grid, 0) as grid
      from (select distinct seller_id, station_id, month from fees) s
      join days d on d.month = s.month
      left join (
        select seller_id, station_id, day, sum(grid_w * ms) as grid from (${sites}) q group by 1, 2, 3) g
        on g.seller_id = s.seller_id and g.station_id = s.station_id and g.day = d.day),
    weighed as (
      select *, case when sum(grid) over whole > 0 then grid else 1 end as weight from taken
      window whole as (partition by seller_id, station_id, month)),
    parts as (
      select *, sum(weight) over whole as all_of_it, sum(weight) over so_far as until from weighed
      window whole as (partition by seller_id, station_id, month),
        so_far as (partition by seller_id, station_id, month order by day))
    select f.seller_id, f.station_id, f.meter_id, p.day,
      (round(f.fee_fen * p.until / p.all_of_it) - round(f.fee_fen * (p.until - p.weight) / p.all_of_it))::bigint as fee_fen
    from fees f join parts p on p.seller_id = f.seller_id and p.station_id = f.station_id and p.month = f.month
    where p.day between ${first} and ${last}`
}

/** The orders of whole days are rolled up. */
const ordersOf = (rows: Rows, period: Period) =>
  orders.fits(period, rows)
    ? orders.rows(rows, period)
    : endedOrders(rows, period)
        .selectAll()
        .select(
          sql`to_char(to_timestamp(end_time / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'),
        )

/** Beside what the orders of the same days came to. They are added up together: a join would be planned for a few days. */
const byStation: Relation = {
  rows: async (rows, period) => sql`
    select seller_id, station_id, day, sum(fee_fen) as fee_fen, coalesce(sum(income_fen), 0) as income_fen,
      coalesce(sum(energy_wh), 0) as energy_wh
    from (
      select seller_id, station_id, day, fee_fen, null::bigint as income_fen, null::bigint as energy_wh
      from (${await feesByDay(rows, period)}) f
      union all
      select seller_id, station_id, day, null,
        e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen, energy_wh
      from (${await ordersOf(rows, period)}) o) both_of
    group by 1, 2, 3 having count(fee_fen) > 0`,
  fits: () => true,
  isShort: true,
  keys: { ...stationKeys, ...dayKeys },
  times: dayTimes,
  sums: { purchaseFen: total('feeFen'), incomeFen: total('incomeFen'), energyWh: total('energyWh') },
}

const byMeter: Relation = {
  rows: feesByDay,
  fits: () => true,
  keys: { ...stationKeys, ...dayKeys, meter: { by: sql`o.meter_id` } },
  times: dayTimes,
  sums: { purchaseFen: total('feeFen') },
}

/** What energy from the grid has cost, and what was earned with it; whoever sees some fleets alone sees no bill of a site. */
export const source: Source = {
  name: 'purchases',
  isClosedTo: ({ scope }) => scope.groupIds !== null,
  relations: [byStation, byMeter],
}
