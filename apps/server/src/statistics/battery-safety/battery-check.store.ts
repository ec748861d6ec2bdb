import { MINUTE } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'

/** Over less time a rise says nothing. */
const LEAST_MINUTES = 5

/** Rolls up what cars reported in the charges that began from a moment on; it may be done any number of times. */
export async function checkBatteries(db: Kysely<Tables>, from: number): Promise<void> {
  await sql`
    insert into battery_check (seller_id, order_id, station_id, group_id, vin, model, ts, spread_mv, cell_mv, temp_c, rise_dc)
    select d.seller_id, d.order_id, o.station_id, o.group_id, d.vin, car.model, d.ts, d.spread_mv, d.cell_mv, d.temp_c,
      case when d.ts - d.first_ts < ${LEAST_MINUTES * MINUTE} then 0
        else round((d.last_c - d.first_c) * 100.0 * ${MINUTE} / (d.ts - d.first_ts))::int end
    from (
      select v.seller_id, v.order_id, max(v.vin) as vin, max(v.ts) as ts, min(v.ts) as first_ts,
        max(v.cell_max_mv - v.cell_min_mv) as spread_mv, max(v.cell_max_mv) as cell_mv, max(v.temp_max) as temp_c,
        (array_agg(v.temp_max order by v.ts))[1] as first_c, (array_agg(v.temp_max order by v.ts desc))[1] as last_c
      from seller s
      join vehicle_data v on v.seller_id = s.id and v.order_id >= ${idAt(from)}
      where v.cell_max_mv is not null and v.cell_min_mv is not null and v.temp_max is not null
      group by 1, 2) d
    join charge_order o on o.seller_id = d.seller_id and o.id = d.order_id
    left join lateral (
      select nullif(concat_ws(' ', c.brand, c.model), '') as model from vehicle c
      where c.seller_id = d.seller_id and c.vin = d.vin and c.deleted = 0 limit 1) car on true
    on conflict (seller_id, order_id) do update set ts = excluded.ts, spread_mv = excluded.spread_mv,
      cell_mv = excluded.cell_mv, temp_c = excluded.temp_c, rise_dc = excluded.rise_dc, model = excluded.model`.execute(
    db,
  )
}
