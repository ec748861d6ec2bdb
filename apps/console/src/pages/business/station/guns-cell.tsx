import type { StationRow } from '@ampdeck/api/config/station'
import { GunBar } from '@ampdeck/ui/gun-bar'
import styles from './station.module.css'

/** The guns of a station by status, and how many there are. */
export function gunsCell({ guns, gunCount }: StationRow) {
  return (
    <span className={styles.guns}>
      <GunBar counts={guns} />
      {gunCount}
    </span>
  )
}
