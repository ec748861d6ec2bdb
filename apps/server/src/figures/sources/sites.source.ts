import { period } from '@ampdeck/api/enumerations/order'
import { DAY, HOUR, QUARTER, UTC8 } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { energyOf, siteSamples } from '../site-samples.store.ts'
import { type Relation, type Source, stationKeys, timesOf } from '../source.ts'

const ofSamples = timesOf('o.ts')
const QUARTERS = DAY / QUARTER
const gridIn = (code: number) =>
  sql`round(coalesce(sum(o.grid_w * o.ms) filter (where o.period = ${sql.lit(code)}), 0) / ${sql.lit(HOUR)})::bigint`

const sampled: Relation = {
  rows: (rows, period) => siteSamples(rows, period),
  fits: () => true,
  keys: { ...stationKeys, ...ofSamples.keys },
  times: ofSamples.times,
  sums: {
    gridWh: energyOf('gridW'),
    pileWh: energyOf('pileW'),
    peakW: sql`max(o.site_w)::bigint`,
    pilePeakW: sql`max(o.pile_w)::bigint`,
  },
}

/** The same with the tariff period by the version of the station's model that was in force. */
const withPeriod: Relation = {
  ...sampled,
  rows: (rows, asked) => sql`
    with tariff as materialized (
      select s.id as station_id, v.begins, v.ends, q.n as quarter, (t->>'period')::int as period
      from (${rows.from('station').select(['station.id', 'station.sellerId', 'station.costModelId'])}) s
      join cost_model m on m.seller_id = s.seller_id and m.id = s.cost_model_id
      join lateral (
        select periods, case when lag(no) over w is null then 0 else effective_time end as begins,
          lead(effective_time) over w as ends
        from cost_model_version
        where seller_id = m.seller_id and cost_model_id = m.id and deleted = 0 and no <= m.current_version
        window w as (order by effective_time, no)) v on v.ends is null or v.ends > ${asked.from}
      cross join generate_series(0, ${sql.lit(QUARTERS - 1)}) q(n)
      join lateral jsonb_array_elements(v.periods::jsonb) t
        on to_char(q.n * interval '15 minutes', 'HH24:MI') >= t->>'from'
        and to_char(q.n * interval '15 minutes', 'HH24:MI') < t->>'to')
    select x.*, tariff.period
    from (${siteSamples(rows, asked)}) x
    left join tariff on tariff.station_id = x.station_id and tariff.begins <= x.ts
      and (tariff.ends is null or tariff.ends > x.ts)
      and tariff.quarter = (x.ts + ${sql.lit(UTC8)}) / ${sql.lit(QUARTER)} % ${sql.lit(QUARTERS)}`,
  keys: { ...sampled.keys, period: { by: sql`o.period` } },
  sums: {
    ...sampled.sums,
    gridSharpWh: gridIn(period.code.sharp),
    gridPeakWh: gridIn(period.code.peak),
    gridFlatWh: gridIn(period.code.flat),
    gridValleyWh: gridIn(period.code.valley),
  },
}

/** What sites took from the grid, quarter by quarter of an hour. */
export const source: Source = { name: 'sites', relations: [sampled, withPeriod] }
