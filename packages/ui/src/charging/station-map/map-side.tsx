import type { Enumeration } from '@ampdeck/api/enumeration'
import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { ReactNode } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { isPlaced, type MapStation } from './map-stations.ts'
import { StationList } from './station-list.tsx'
import styles from './station-map.module.css'
import { mapTexts } from './station-map.texts.ts'

interface MapSideProps {
  stations: readonly MapStation[]
  selected: ReadonlySet<number>
  /** The stops of the route, in order. */
  stops: readonly MapStation[]
  onSelect: (ids: ReadonlySet<number>) => void
  onShow: (station: MapStation) => void
  /** The card of the selected station. */
  children: ReactNode
}

const statuses: Enumeration = serviceStatus

/** Beside the map: what is selected, the route in words, the card, and the same stations as a list. */
export function MapSide({ stations, selected, stops, onSelect, onShow, children }: MapSideProps) {
  const say = useSay()
  const { language } = useLanguage()
  const unplaced = stations.filter((station) => !isPlaced(station)).length

  return (
    <div className={styles.side}>
      {selected.size > 0 && (
        <div className={styles.chosen}>
          <span>{say(mapTexts.selectedCount, { count: selected.size })}</span>
          <Button look="plain" size="small" onClick={() => onSelect(new Set())}>
            {say(mapTexts.clear)}
          </Button>
        </div>
      )}
      {stops.length > 1 && (
        <ol className={styles.stops} aria-label={say(mapTexts.route, { count: stops.length })}>
          {stops.map((stop) => (
            <li key={stop.id}>{stop.name}</li>
          ))}
        </ol>
      )}
      {children}
      <StationList
        stations={stations}
        selected={selected}
        onSelect={onSelect}
        onShow={onShow}
        labelOf={(station) =>
          say(mapTexts.station, { name: station.name, status: statuses.label(station.status, language) })
        }
      />
      {unplaced > 0 && <p className={styles.unplaced}>{say(mapTexts.unplaced, { count: unplaced })}</p>}
    </div>
  )
}
