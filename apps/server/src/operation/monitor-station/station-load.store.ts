import { orderStatus } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { idAt } from '../../database/ids.ts'
import { LONGEST_CHARGE } from '../../database/longest-charge.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'

export interface LoadCharge {
  id: number
  stationId: number
  startTime: number
  endTime: number | null
  energyWh: number
  meterStart: number
}

/** The charges of stations of which some part lies in a stretch of time; a running one with its energy so far. */
export function chargesBetween(
  rows: Rows,
  stationIds: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<LoadCharge[]> {
  return rows
    .from('chargeOrder')
    .leftJoin('gun', (join) =>
      sameSeller('gun.id', 'chargeOrder.gunId')(join).onRef('gun.currentOrderId', '=', 'chargeOrder.id'),
    )
    .select([
      'chargeOrder.id',
      'chargeOrder.stationId',
      'chargeOrder.startTime',
      'chargeOrder.endTime',
      'chargeOrder.meterStart',
    ])
    .select(
      sql<number>`greatest(charge_order.energy_wh, coalesce((gun.live->>'Wh')::numeric, 0))`.as('energyWh'),
    )
    .where('chargeOrder.stationId', 'in', [0, ...stationIds])
    .where('chargeOrder.id', '>=', idAt(from - LONGEST_CHARGE))
    .where('chargeOrder.id', '<', idAt(to))
    .where((where) =>
      where.or([
        where('chargeOrder.endTime', '>', from),
        where('chargeOrder.orderStatus', '=', orderStatus.code.charging),
      ]),
    )
    .execute()
}

/** What the meters of these charges said, as energy of the charge; a charge whose readings were not kept has none. */
export async function readingsOf(
  rows: Rows,
  charges: readonly LoadCharge[],
): Promise<Map<number, { ts: number; wh: number }[]>> {
  if (charges.length === 0) return new Map()
  const starts = new Map(charges.map(({ id, meterStart }) => [id, meterStart]))
  const found = await rows
    .from('meterValue')
    .select(['orderId', 'ts', 'wh'])
    .where('orderId', 'in', [...starts.keys()])
    .where('wh', 'is not', null)
    .orderBy('orderId')
    .orderBy('ts')
    .execute()
  const readings = found.map(({ orderId, ts, wh }) => ({
    orderId,
    ts,
    wh: (wh ?? 0) - (starts.get(orderId) ?? 0),
  }))
  return Map.groupBy(readings, ({ orderId }) => orderId)
}
