import { idAt } from '../../database/ids.ts'
import { type Source, timesOf, total } from '../source.ts'

const ofCalls = timesOf('o.createTime')

/** Calls to payment channels by the time when they were written. Accounts make them, not stations. */
export const source: Source = {
  name: 'payments',
  // A call does not say of which fleet it is.
  isClosedTo: ({ scope }) => scope.groupIds !== null,
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('paymentOrder')
          .where('id', '>=', idAt(from))
          .where('id', '<', idAt(to))
          .where('feeFen', 'is not', null)
          .selectAll(),
      fits: () => true,
      keys: ofCalls.keys,
      times: ofCalls.times,
      sums: { channelFeeFen: total('feeFen') },
    },
  ],
}
