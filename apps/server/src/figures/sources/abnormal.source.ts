import { orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { ordersThatEnded } from '../ended-orders.store.ts'
import { orderKeys, orderTimes, type Source } from '../source.ts'

/** Abnormal orders that nobody has corrected yet, by the time of their end. */
export const source: Source = {
  name: 'abnormal',
  relations: [
    {
      rows: (rows, period) =>
        ordersThatEnded(rows, period).where('orderStatus', '=', orderStatus.code.abnormal).selectAll(),
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { abnormalOrders: sql`count(*)` },
    },
  ],
}
