import { sql } from 'kysely'
import { sameSeller } from '../../database/same-seller.ts'
import { endedOrders } from '../ended-orders.store.ts'
import { orderKeys, orderTimes, type Source } from '../source.ts'

/** What the line would have cost by the tariff of its order, where that has a price per kWh for each period. */
const byTariff = sql`(select round((t->>'ePrice4')::numeric * line.energy_wh / 100000)
    + round((t->>'sPrice4')::numeric * line.energy_wh / 100000)
  from cost_model_version v cross join jsonb_array_elements(v.periods::jsonb) t
  where v.seller_id = charge_order.seller_id and v.id = charge_order.cost_model_version_id and v.service_mode = 1
    and to_char(to_timestamp(line.from_time / 1000) at time zone 'Asia/Shanghai', 'HH24:MI') >= t->>'from'
    and to_char(to_timestamp(line.from_time / 1000) at time zone 'Asia/Shanghai', 'HH24:MI') < t->>'to' limit 1)`

/** The bill lines of orders whose prices came of a contract: an exclusive strategy of a fleet or a tag. */
export const source: Source = {
  name: 'contract',
  relations: [
    {
      rows: (rows, period) =>
        endedOrders(rows, period)
          .where('exclusiveStrategyId', 'is not', null)
          .innerJoin('billLine as line', sameSeller('line.orderId', 'chargeOrder.id'))
          .selectAll('chargeOrder')
          .select(sql`coalesce(${byTariff} - line.e_fee_fen - line.s_fee_fen, 0)`.as('savedFen')),
      fits: () => true,
      keys: orderKeys,
      times: orderTimes,
      sums: { contractSavingFen: sql`sum(o.saved_fen)::bigint` },
    },
  ],
}
