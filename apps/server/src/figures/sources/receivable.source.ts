import { endedOrders } from '../ended-orders.store.ts'
import { orderKeys, orderTimes, type Source, total } from '../source.ts'

/** Finished orders of which something is owed that nobody has written off, by the time of their end. */
export const source: Source = {
  name: 'receivable',
  relations: [
    {
      rows: (rows, period) =>
        endedOrders(rows, period).where('owedFen', '>', 0).where('badDebt', '=', 0).selectAll(),
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { receivableFen: total('owedFen') },
    },
  ],
}
