import { sql } from 'kysely'
import { sameSeller } from '../../database/same-seller.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { orderKeys, orderTimes, type Source } from '../source.ts'

/** Finished orders with an occupy fee, with the minutes of their bills beyond what was free. */
export const source: Source = {
  name: 'occupied',
  relations: [
    {
      rows: (rows, period) =>
        endedOrders(rows, period)
          .where('occupyFeeFen', '>', 0)
          .innerJoin('occupyBill as bill', sameSeller('bill.orderId', 'chargeOrder.id'))
          .selectAll('chargeOrder')
          .select(sql`greatest(0, bill.minutes - bill.free_minutes - bill.grace_minutes)`.as('overMinutes')),
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { overMinutes: sql`sum(o.over_minutes)::bigint`, occupiedBills: sql`count(*)` },
    },
  ],
}
