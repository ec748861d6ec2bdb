import type { MeterValue } from '@ampdeck/api/billing/cut'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { Order } from '../record/place.store.ts'

/** What was measured of a charge, in the order of time. */
export interface Measured {
  values: MeterValue[]
  powers: { ts: number; W: number }[]
  /** Some reading was not believed. */
  isDoubted: boolean
}

export async function measuredOf({ db }: Pick<Platform, 'db'>, order: Order): Promise<Measured> {
  const found = await ofSeller(db, order.sellerId)
    .from('meterValue')
    .select(['ts', 'wh', 'w', 'lastTs', 'lastWh', 'doubtWh'])
    .where('orderId', '=', order.id)
    .orderBy('minute')
    .execute()
  return {
    values: found.flatMap(({ ts, wh, lastTs, lastWh }) => [
      ...(wh === null ? [] : [{ ts, wh }]),
      ...(lastTs === null || lastWh === null || lastTs <= ts ? [] : [{ ts: lastTs, wh: lastWh }]),
    ]),
    powers: found.flatMap(({ ts, w: W }) => (W === null ? [] : [{ ts, W }])),
    isDoubted: found.some(({ doubtWh }) => doubtWh !== null),
  }
}
