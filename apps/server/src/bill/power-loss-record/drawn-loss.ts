import { type RawBuilder, sql } from 'kysely'

/**
 * What a site of the demo network takes besides its piles on a day: the energy of lights and cooling, and by how much
 * cables and transformer add to both. Its daily records and its meter are drawn from this alone, so that they agree.
 */
export const drawnLoss = (stationId: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`
  select (40000 + chance % 90000) / 10 * 10 as aux_wh,
    1.02 + chance % 400 / 10000.0 + case when chance % 17 = 0 then 0.06 else 0 end as factor
  from (select abs(hashtext(${stationId} || ' ' || ${day})) as chance) as drawn`
