import type { EnergyView } from '@ampdeck/api/statistics/operation-view'
import type { ChartState } from '@ampdeck/ui/chart-frame'
import { useTick } from '@ampdeck/ui/live'

/** Two readings were missed. */
const OLD_MS = 150_000

/** Marks values that were not read again for too long, with the time of which they are. */
export function useStale({ at }: EnergyView, readAt: number): ChartState | undefined {
  const isOld = useTick((now) => now - readAt > OLD_MS)
  return isOld ? { is: 'stale', since: at.slice(11, 16) } : undefined
}
