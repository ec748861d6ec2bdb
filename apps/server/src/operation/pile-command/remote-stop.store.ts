import type { CodeOf } from '@ampdeck/api/enumeration'
import type { orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'

/** A charge that may be stopped from afar. */
export interface Charge {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  gunId: number
  orderStatus: CodeOf<typeof orderStatus>
  /** By what its pile knows it; null where no pile has told of it. */
  transactionId: string | null
  isConnected: boolean
}

const transactionId = sql<string | null>`(select t.transaction_id from charge_transaction as t
  where t.seller_id = charge_order.seller_id and t.order_id = charge_order.id)`

const isConnected = sql<boolean>`exists (select from charge_point as point
  where point.seller_id = charge_order.seller_id and point.pile_id = charge_order.pile_id
    and point.process is not null)`

/** The visible charges with these numbers, or the present ones of these guns. */
export async function chargesOf(
  rows: Rows,
  of: { ids: readonly number[] } | { gunIds: readonly number[] },
): Promise<Charge[]> {
  const wanted =
    'ids' in of
      ? sql<boolean>`charge_order.id = any (${of.ids}::bigint[])`
      : sql<boolean>`charge_order.id = any (array(select gun.current_order_id from gun
          where gun.seller_id = charge_order.seller_id and gun.id = any (${of.gunIds}::bigint[]) and gun.deleted = 0
            and gun.current_order_id is not null))`
  return rows
    .from('chargeOrder')
    .where(wanted)
    .select(['chargeOrder.id', 'chargeOrder.sellerId', 'chargeOrder.stationId'])
    .select(['chargeOrder.pileId', 'chargeOrder.gunId', 'chargeOrder.orderStatus'])
    .select([transactionId.as('transactionId'), isConnected.as('isConnected')])
    .orderBy('chargeOrder.id')
    .execute()
}
