import type { PileRow } from '@ampdeck/api/config/pile'
import { GunBar } from '@ampdeck/ui/gun-bar'
import styles from './pile.module.css'

/** The guns of a pile by status, and how many there are. */
export function GunsCell({ guns }: Pick<PileRow, 'guns'>) {
  const counts = [...Map.groupBy(guns, ({ status }) => status)].map(([status, of]) => ({
    status,
    count: of.length,
  }))

  return (
    <span className={styles.guns}>
      <GunBar counts={counts} />
      {guns.length}
    </span>
  )
}
