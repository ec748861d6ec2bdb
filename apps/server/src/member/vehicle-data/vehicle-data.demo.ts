import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import type { DemoPart } from '../../demo/part.ts'

/** Readings are drawn of the last week only. */
const TRACED = 8 * DAY
/** Cells of a battery in a row, so many volts each. */
const VOLTS_PER_CELL = 3.7

/** What the cars told in their last charge: cells that drift apart when they are full, and a warming battery. */
export const part: DemoPart = {
  name: 'vehicleData',
  after: ['orderTraces', 'vehicles'],
  async present(world, { db }) {
    await sql`
      with last as materialized (
        select distinct on (seller_id, vin) seller_id, id, vin, group_id from charge_order
        where id >= ${idAt(world.now - TRACED)} and vin is not null order by seller_id, vin, id desc)
      insert into vehicle_data (seller_id, vin, ts, order_id, minute, group_id, cell_max_mv, cell_min_mv, temp_max,
        temp_min, odo_km)
      select l.seller_id, l.vin, m.ts, l.id, m.minute, l.group_id, c.mv + 4 + s.spread, c.mv - 4 - s.spread,
        m.temp_c::int + 3, m.temp_c::int - 2, 20000 + (l.id % 90000)::int
      from last l
      join meter_value m on m.seller_id = l.seller_id and m.order_id = l.id and m.minute % 2 = 0
      cross join lateral (select round(1000 * (${VOLTS_PER_CELL}::numeric - 0.3 + 0.6 * coalesce(m.soc, 50) / 100.0))::int as mv) c
      cross join lateral (select (coalesce(m.soc, 50) / 9 + m.minute % 3)::int as spread) s
      on conflict do nothing`.execute(db)
  },
}
