import type { Language } from '@ampdeck/api/enumeration'
import { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { MonitoredStation } from '@ampdeck/api/operation/monitor-station'
import { useLanguage } from '@ampdeck/ui/language'
import { useLive } from '@ampdeck/ui/live'
import { StationCard, StationCardLoading, type StationLive } from '@ampdeck/ui/station-card'
import { useMemo } from 'react'
import { paths } from '../session/paths.ts'
import { gunCounts } from './station-model.ts'
import type { StationBoardState } from './use-station-board.ts'

interface StationTileProps extends Pick<StationBoardState, 'store'> {
  id: number
  load: StationLive['load']
}

/** The card of a station, drawn again when that station changes, and with no other. */
export function StationTile({ store, id, load }: StationTileProps) {
  const { language } = useLanguage()
  const entry = useLive(store, id)
  const state = entry?.state
  const station = useMemo(() => state && cardOf(state, load, language), [state, load, language])
  if (!entry || !station) return <StationCardLoading />

  return (
    <StationCard
      station={station}
      href={paths.station(id)}
      staleSince={entry.isStale ? store.heardAt(id) : undefined}
    />
  )
}

/** A station as its card shows it. Of one that does not work, what is nothing is unknown. */
function cardOf(of: MonitoredStation, load: StationLive['load'], language: Language): StationLive {
  const isEnglish = language === 'en'
  const kind = operationType.label(of.operationType, language)
  const isQuiet = of.status !== stationStatus.code.open && of.powerW === 0 && of.powerUnknown === 0
  return {
    name: (isEnglish && of.nameEn) || of.name,
    note: isEnglish ? `${of.cityNameEn}, ${kind.toLowerCase()}` : `${of.cityName}，${kind}`,
    status: of.status,
    serviceStatus: of.serviceStatus,
    guns: gunCounts(of.guns),
    powerW: isQuiet || (of.powerW === 0 && of.powerUnknown > 0) ? null : of.powerW,
    powerUnknown: of.powerUnknown,
    limitW: of.limitW > 0 ? of.limitW : null,
    load: isQuiet ? undefined : load,
    orders: of.orders,
    energyWh: of.energyWh,
    incomeFen: of.incomeFen,
    alarms: of.alarms,
  }
}
