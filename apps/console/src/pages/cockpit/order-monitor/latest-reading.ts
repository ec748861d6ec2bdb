import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import type { LiveOrder } from '@ampdeck/api/operation/monitor-order'
import { parseTimestamp } from '@ampdeck/api/time'

/** What is known of a running order at this moment. */
export interface Reading {
  soc: number | null
  /** Nothing where the pile reports none and none can be derived. */
  powerW: number | null
  energyWh: number
  feeFen: number
  /** When it was measured, in milliseconds since 1970; not yet. */
  at: number | null
}

/** What the page has read, overtaken by what the stream has told since: the gun's meter, and the order's fee. */
export function latestReading(
  row: LiveOrder,
  gun: LiveEventOf<'gun'> | undefined,
  order: LiveEventOf<'order'> | undefined,
): Reading {
  const { soc, powerW, energyWh, feeFen, readTime } = row
  const at = readTime === null ? null : parseTimestamp(readTime)
  const read = { soc, powerW, energyWh, feeFen, at }
  const measured = gun?.orderId === row.id ? gun.live : null
  // A timestamp of the wire has whole seconds.
  const isNewer = measured && measured.ts >= (at ?? 0)
  // Energy and fee of a charge only grow.
  const fee = order && order.energyWh >= energyWh ? { feeFen: order.payableFen } : {}
  if (!isNewer) return { ...read, ...fee }
  return {
    soc: measured.soc ?? soc,
    powerW: measured.W,
    energyWh: measured.Wh,
    feeFen,
    at: measured.ts,
    ...fee,
  }
}
