import { orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { LONGEST_BILL } from '../../database/longest-charge.ts'
import { orderKeys, type Source, timesOf } from '../source.ts'

const { reserved, charging, abnormal, finished } = orderStatus.code
const ofStarts = timesOf('o.startTime')

/** Orders that reached starting; a reservation whose time ran out never did. */
export const source: Source = {
  name: 'starts',
  relations: [
    {
      rows: (rows, { from, to }) =>
        rows
          .from('chargeOrder')
          .where('id', '>=', idAt(from - LONGEST_BILL))
          .where('id', '<', idAt(to + LONGEST_BILL))
          .where('startTime', '>=', from)
          .where('startTime', '<', to)
          .where('orderStatus', '<>', reserved)
          .where(sql<boolean>`close_reason is distinct from 'expired'`)
          .selectAll(),
      fits: () => true,
      keys: { ...orderKeys, ...ofStarts.keys },
      times: ofStarts.times,
      sums: {
        starts: sql`count(*)`,
        charging: sql`count(*) filter (where o.order_status in (${sql.join([charging, abnormal, finished].map((code) => sql.lit(code)))}))`,
      },
    },
  ],
}
