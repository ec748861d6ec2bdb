import { sameSeller } from '../../database/same-seller.ts'
import type { Orders } from './charge-order.filter.ts'

/** Orders with their station, pile and gun. */
export function placed(orders: Orders) {
  return orders
    .innerJoin('station', sameSeller('station.id', 'chargeOrder.stationId'))
    .innerJoin('pile', sameSeller('pile.id', 'chargeOrder.pileId'))
    .innerJoin('gun', sameSeller('gun.id', 'chargeOrder.gunId'))
}
