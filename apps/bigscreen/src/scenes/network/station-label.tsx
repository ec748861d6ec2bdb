import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { useLanguage } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { Mark } from '../../guns/mark.tsx'
import { stationKeyOf, stationMarks } from '../../guns/marks.ts'
import { stationName } from '../../parts/station-name.ts'
import type { Block } from './matrix-layout.ts'
import styles from './station-label.module.css'

export interface StationLabelProps {
  station: Omit<NetworkView['stations'][number], 'cityCode' | 'lng' | 'lat'>
  block: Block | undefined
}

/** A station's state, name, and how many of its guns charge, above its tiles. */
export function StationLabel({ station, block }: StationLabelProps) {
  const { language } = useLanguage()
  const isGone = useFreshness() === 'gone'
  const mark = stationMarks[isGone ? 'unknown' : stationKeyOf(station.serviceStatus)]
  const charging = station.guns.filter(({ status }) => status === gunStatus.code.charging).length
  if (!block) return null

  return (
    <li className={styles.label} style={{ left: block.x, top: block.y, width: block.width }}>
      <Mark {...mark} />
      <span className="visually-hidden">{serviceStatus.label(station.serviceStatus, language)}</span>
      <span className={styles.name}>{stationName(station, language)}</span>
      <span className={styles.count}>
        <b>{isGone ? '–' : charging}</b>/{station.guns.length}
      </span>
    </li>
  )
}
