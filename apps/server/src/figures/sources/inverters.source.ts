import type { CodeOf } from '@ampdeck/api/enumeration'
import { type pvGroup as groups, pvGroup, pvStatesOf } from '@ampdeck/api/enumerations/pv-inverter'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { dayKeys, dayTimes, type Source, stationKeys, total } from '../source.ts'

/** Minutes of a day in the states of a group. */
const minutesIn = (
  group: CodeOf<typeof groups>,
) => sql`coalesce(sum(least(st.ends, d.ends) - greatest(st.ts, d.begins))
  filter (where st.state in (${sql.join(pvStatesOf(group).map((state) => sql.lit(state)))})), 0) / 60000.0`

/** What each inverter gave on each day, and how long it was in which states. */
export const source: Source = {
  name: 'inverters',
  relations: [
    {
      rows: (rows, { from, to }) => {
        const until = Math.max(from, Math.min(to, rows.now))
        return sql`
          with d as materialized (
            select to_char(t, 'YYYY-MM-DD') as day, greatest(b.begins, ${from}) as begins,
              least(b.begins + ${sql.lit(DAY)}, ${until}) as ends
            from generate_series(date_trunc('day', to_timestamp(${from}::bigint / 1000) at time zone 'Asia/Shanghai'),
              to_timestamp((${until}::bigint - 1) / 1000) at time zone 'Asia/Shanghai', '1 day') t
            cross join lateral (select (extract(epoch from t at time zone 'Asia/Shanghai') * 1000)::bigint as begins) b),
          i as materialized (${rows.from('pvInverter').select(['pvInverter.sellerId', 'pvInverter.stationId', 'pvInverter.id'])}),
          states as materialized (
            select p.seller_id, p.inverter_id, p.state, p.ts,
              coalesce(lead(p.ts) over (partition by p.seller_id, p.inverter_id order by p.ts), ${until}) as ends
            from pv_state p join i on i.seller_id = p.seller_id and i.id = p.inverter_id where p.ts < ${until}),
          spent as (
            select st.seller_id, st.inverter_id, d.day, ${minutesIn(pvGroup.code.fault)} as fault,
              ${minutesIn(pvGroup.code.standby)} as standby, ${minutesIn(pvGroup.code.other)} as other
            from states st join d on st.ts < d.ends and st.ends > d.begins group by 1, 2, 3)
          select i.seller_id, i.station_id, i.id as inverter_id, d.day, coalesce(given.wh, 0) as produced_wh,
            spent.fault, spent.standby, spent.other
          from i cross join d
          left join (
            select s.seller_id, s.inverter_id, to_char(to_timestamp(s.ts / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
              sum(s.energy_wh) as wh
            from pv_sample s join i on i.seller_id = s.seller_id and i.id = s.inverter_id
            where s.ts >= ${from} and s.ts < ${until} group by 1, 2, 3) given
            on given.seller_id = i.seller_id and given.inverter_id = i.id and given.day = d.day
          left join spent on spent.seller_id = i.seller_id and spent.inverter_id = i.id and spent.day = d.day
          where d.ends > d.begins`
      },
      fits: () => true,
      keys: { ...stationKeys, ...dayKeys, inverter: { by: sql`o.inverter_id` } },
      times: dayTimes,
      sums: {
        producedWh: total('producedWh'),
        // Each inverter once, however many days it has.
        inverterW: sql`(select coalesce(sum(rated_w), 0)::bigint from pv_inverter
          where seller_id = any (array_agg(distinct o.seller_id)) and id = any (array_agg(distinct o.inverter_id)))`,
        faultMinutes: sql`round(coalesce(sum(o.fault), 0))::bigint`,
        standbyMinutes: sql`round(coalesce(sum(o.standby), 0))::bigint`,
        otherMinutes: sql`round(coalesce(sum(o.other), 0))::bigint`,
      },
    },
  ],
}
