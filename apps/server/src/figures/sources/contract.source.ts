import { sql } from 'kysely'
import { savedOfLine } from '../../bill/day-stat/day-stat.store.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { rolledUp } from '../roll-up.store.ts'
import { dayKeys, dayTimes, orderKeys, orderTimes, type Source, stationKeys, total } from '../source.ts'

/** What orders saved whose prices came of a contract: an exclusive strategy of a fleet or a tag. */
export const source: Source = {
  name: 'contract',
  relations: [
    {
      ...rolledUp('fleet_day'),
      keys: { ...stationKeys, ...dayKeys, fleet: { by: sql`o.group_id` } },
      times: dayTimes,
      sums: { contractSavingFen: total('savedFen') },
    },
    {
      rows: (rows, period) => sql`
        select o.*, ${savedOfLine} as saved_fen
        from (${endedOrders(rows, period).where('exclusiveStrategyId', 'is not', null).selectAll()}) o
        join bill_line line on line.seller_id = o.seller_id and line.order_id = o.id`,
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { contractSavingFen: total('savedFen') },
    },
  ],
}
