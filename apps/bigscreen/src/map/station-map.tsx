import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { useLanguage } from '@ampdeck/ui/language'
import { useMemo, useRef } from 'react'
import { useArea } from '../parts/use-area.ts'
import { DotMap } from './dot-map.tsx'
import styles from './map.module.css'
import { MapLabels } from './map-labels.tsx'
import { MapMarks } from './map-marks.tsx'
import { type MapStation, useFrame } from './map-station.ts'
import { isOnMap, type Place } from './projection.ts'

export interface StationMapProps {
  /** The most important ones first: where labels have no room the last ones go without. */
  stations: readonly MapStation[]
  /** What the map shows, if it is more than its stations. */
  around?: readonly Place[]
  /** What it is a map of, for those who do not see it. */
  name: string
}

/** A small map: land as dots, and the stations with their marks and names. It fills its parent, a column. */
export function StationMap({ stations: all, around = all, name }: StationMapProps) {
  const { language } = useLanguage()
  const field = useRef<HTMLDivElement>(null)
  const area = useArea(field)
  const frame = useFrame(around.filter(isOnMap), area)
  const stations = useMemo(() => all.filter(isOnMap), [all])
  const texts = useMemo(() => stations.map((station) => ({ ...station, id: String(station.id) })), [stations])

  return (
    <div ref={field} className={styles.map}>
      {area && frame && (
        <>
          <DotMap frame={frame} area={area} stations={stations} />
          <MapMarks stations={stations} frame={frame} />
          <MapLabels texts={texts} frame={frame} area={area} marks={stations} />
        </>
      )}
      <ul className="visually-hidden" aria-label={name}>
        {all.map(({ id, label, value, status }) => (
          <li key={id}>
            {[label, value, status !== 'unknown' && serviceStatus.label(serviceStatus.code[status], language)]
              .filter(Boolean)
              .join(' ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
