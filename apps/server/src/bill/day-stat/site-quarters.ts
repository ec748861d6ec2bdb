import { DAY, QUARTER, UTC8 } from '@ampdeck/api/time'
import { type RawBuilder, sql } from 'kysely'

const QUARTERS = DAY / QUARTER
/** The first quarter that does not begin before a time of day such as `08:30`. */
const quarterAt = (time: string) =>
  sql`((split_part(t->>${sql.lit(time)}, ':', 1)::int * 60 + split_part(t->>${sql.lit(time)}, ':', 2)::int + 14) / 15)`

/** What is known of a quarter of an hour `q` of a site, whose meter or else its piles say `site_w`. */
export const siteQuarter = sql`q.seller_id, q.station_id, q.ts, q.pile_w, q.pv_w, q.site_w,
  least(q.site_w, q.pv_w) as used_w, greatest(0, q.site_w - q.pv_w) as grid_w`

/** Quarters of an hour of sites with their tariff period by the version of the station's model that was in force. */
export const withPeriods = (quarters: RawBuilder<unknown>) => sql`
  with tariff as materialized (
    select v.seller_id, v.cost_model_id, v.begins, v.ends, q.n as quarter, (t->>'period')::int as period
    from (
      select v.seller_id, v.cost_model_id, v.periods, lead(v.effective_time) over w as ends,
        case when lag(v.no) over w is null then 0 else v.effective_time end as begins
      from cost_model_version v
      join cost_model m on m.seller_id = v.seller_id and m.id = v.cost_model_id and v.no <= m.current_version
      where v.deleted = 0
      window w as (partition by v.seller_id, v.cost_model_id order by v.effective_time, v.no)) v
    cross join lateral jsonb_array_elements(v.periods::jsonb) t
    cross join lateral generate_series(${quarterAt('from')}, ${quarterAt('to')} - 1) q(n))
  select x.*, tariff.period
  from (${quarters}) x
  join station s on s.seller_id = x.seller_id and s.id = x.station_id
  left join tariff on tariff.seller_id = s.seller_id and tariff.cost_model_id = s.cost_model_id
    and tariff.begins <= x.ts and (tariff.ends is null or tariff.ends > x.ts)
    and tariff.quarter = (x.ts + ${sql.lit(UTC8)}) / ${sql.lit(QUARTER)} % ${sql.lit(QUARTERS)}`
