import { endedOrders } from '../ended-orders.store.ts'
import { orderKeys, orderTimes, type Source, total } from '../source.ts'

/** Finished orders that used a coupon, by the time of their end. */
export const source: Source = {
  name: 'couponOrders',
  relations: [
    {
      rows: (rows, period) => endedOrders(rows, period).where('couponFen', '>', 0).selectAll(),
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { couponPayableFen: total('payableFen'), usedCouponFen: total('couponFen') },
    },
  ],
}
