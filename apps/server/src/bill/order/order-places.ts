import type { Orders } from './charge-order.filter.ts'

/** Orders with their station, pile and gun. */
export function placed(orders: Orders) {
  return orders
    .innerJoin('station', (join) =>
      join
        .onRef('station.sellerId', '=', 'chargeOrder.sellerId')
        .onRef('station.id', '=', 'chargeOrder.stationId'),
    )
    .innerJoin('pile', (join) =>
      join.onRef('pile.sellerId', '=', 'chargeOrder.sellerId').onRef('pile.id', '=', 'chargeOrder.pileId'),
    )
    .innerJoin('gun', (join) =>
      join.onRef('gun.sellerId', '=', 'chargeOrder.sellerId').onRef('gun.id', '=', 'chargeOrder.gunId'),
    )
}
