import { period } from '@ampdeck/api/enumerations/order'
import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import { networkView } from './network-view.ts'

const { sharp, peak, flat, valley } = period.code
/** MW at each full hour. */
const HOURS = [
  5.8, 4.9, 3.6, 2.4, 1.6, 1.2, 1.1, 1.3, 1.7, 2, 2.8, 3.9, 4.8, 5, 4.3, 3.6, 3, 2.7, 2.9, 3.3, 3.9, 4.5, 5.1,
  5.7,
]
const quarters = HOURS.flatMap((hour, at) =>
  [0, 0.25, 0.5, 0.75].map((part) => Math.round((hour + ((HOURS[at + 1] ?? 5.8) - hour) * part) * 1_000_000)),
)
const PERIODS = [
  ['00:00', '08:00', valley],
  ['08:00', '10:00', flat],
  ['10:00', '12:00', peak],
  ['12:00', '14:00', flat],
  ['14:00', '16:00', peak],
  ['16:00', '17:00', sharp],
  ['17:00', '19:00', peak],
  ['19:00', '24:00', flat],
] as const

/** The day of the network of `networkView`, at 14:32. */
export function networkDay(): NetworkDay {
  return {
    at: '2026-07-22 14:32:07',
    load: { today: quarters.slice(0, 59), yesterday: quarters.map((w) => Math.round(w * 0.95)) },
    periods: PERIODS.map(([from, to, code]) => ({
      from,
      to,
      period: code,
      ePrice4: 6_000,
      sPrice4: 4_000,
    })),
    rates: { onlineBps: 9_620, onlineTargetBps: 9_800, availableBps: 9_340, availableTargetBps: 9_500 },
    stations: networkView().stations.map(({ id, guns }) => ({
      id,
      limitW: guns.length * 20_000,
      energyWh: guns.length * (40_000 + ((id * 7) % 13) * 9_000),
    })),
  }
}
