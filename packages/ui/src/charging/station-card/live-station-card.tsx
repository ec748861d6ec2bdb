import type { LiveStore } from '../../foundation/live/live-store.ts'
import { useLive } from '../../foundation/live/use-live.ts'
import { StationCard, type StationCardProps } from './station-card.tsx'
import { StationCardLoading } from './station-card-loading.tsx'
import type { StationLive } from './station-live.ts'

export interface LiveStationCardProps extends Omit<StationCardProps, 'station' | 'staleSince'> {
  store: LiveStore<string, StationLive>
  stationId: string
}

/** A station's card that follows its station in a live store; the shape of one until the first word of it. */
export function LiveStationCard({ store, stationId, ...rest }: LiveStationCardProps) {
  const entry = useLive(store, stationId)
  if (!entry) return <StationCardLoading />

  return (
    <StationCard
      {...rest}
      station={entry.state}
      staleSince={entry.isStale ? store.heardAt(stationId) : undefined}
    />
  )
}
