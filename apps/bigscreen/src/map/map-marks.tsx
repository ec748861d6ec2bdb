import { Mark } from '../guns/mark.tsx'
import { stationMarks } from '../guns/marks.ts'
import styles from './map.module.css'
import { type MapStation, useShownStatus } from './map-station.ts'
import { type Frame, pixelOf } from './projection.ts'

/** A mark for each station, those that need somebody above the others. */
export function MapMarks({ stations, frame }: { stations: readonly MapStation[]; frame: Frame }) {
  const shown = useShownStatus()
  const sorted = stations.toSorted((a, b) => Number(a.status === 'alarm') - Number(b.status === 'alarm'))

  return (
    <div aria-hidden="true">
      {sorted.map((station) => {
        const { x, y } = pixelOf(station, frame)
        return (
          <span key={station.id} className={styles.mark} style={{ left: x, top: y }}>
            <Mark
              {...((shown(station.status) !== 'unknown' && station.mark) ||
                stationMarks[shown(station.status)])}
            />
          </span>
        )
      })}
    </div>
  )
}
