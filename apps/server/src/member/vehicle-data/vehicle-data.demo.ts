import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart } from '../../demo/part.ts'

/** Readings are drawn of the last week only. */
const TRACED = 8 * DAY
/** Cells of a battery in a row, so many volts each. */
const VOLTS_PER_CELL = 3.7

/** What the cars told in their last charge: cells that drift apart when they are full, and a warming battery; a few are weak. */
export const part: DemoPart = {
  name: 'vehicleData',
  after: ['orderTraces', 'vehicles'],
  async present(world, { db }) {
    await sql`
      with last as materialized (
        select distinct on (seller_id, vin) seller_id, id, vin, group_id, start_time from charge_order
        where id >= ${idAt(world.now - TRACED)} and vin is not null order by seller_id, vin, id desc)
      insert into vehicle_data (seller_id, vin, ts, order_id, minute, group_id, cell_max_mv, cell_min_mv, temp_max,
        temp_min, odo_km)
      select l.seller_id, l.vin, m.ts, l.id, m.minute, l.group_id, c.mv + 4 + s.spread + weak.over, c.mv - 4 - s.spread,
        m.temp_c::int + 3 + ((m.ts - l.start_time) / 60000 * weak.warming / 60)::int, m.temp_c::int - 2, 20000 + (l.id % 90000)::int
      from last l
      join meter_value m on m.seller_id = l.seller_id and m.order_id = l.id and m.minute % 2 = 0
      cross join lateral (select round(1000 * (${VOLTS_PER_CELL}::numeric - 0.3 + 0.6 * coalesce(m.soc, 50) / 100.0))::int as mv) c
      cross join lateral (select abs(hashtext(l.vin)) as chance) k
      cross join lateral (select
        case when k.chance % 100 < 2 then 9 when k.chance % 100 < 6 then 5 when k.chance % 100 < 30 then 2 else 1 end as drift,
        case when k.chance % 37 = 0 and m.soc > 80 then 190 else 0 end as over,
        4 + k.chance % 9 + case when k.chance % 29 = 0 then 34 else 0 end as warming) weak
      cross join lateral (select ((coalesce(m.soc, 50) / 9 + m.minute % 3) * weak.drift)::int as spread) s
      on conflict do nothing`.execute(db)
  },
}
