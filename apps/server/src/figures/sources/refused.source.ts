import { sql } from 'kysely'
import { ordersThatEnded } from '../ended-orders.store.ts'
import { orderKeys, orderTimes, type Source } from '../source.ts'

/** Starts that a charge limit refused: each leaves an order that never charged. */
export const source: Source = {
  name: 'refused',
  relations: [
    {
      rows: (rows, period) =>
        ordersThatEnded(rows, period).where('closeReason', '=', sql.lit('limit.exceeded')).selectAll(),
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { overLimitTries: sql`count(*)` },
    },
  ],
}
