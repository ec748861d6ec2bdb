import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { isMotionWanted } from '../../parts/use-rolling.ts'
import { type MatrixLayout, tileAt } from './matrix-layout.ts'
import styles from './pulses.module.css'

interface PulsesProps {
  /** In the order of the layout. */
  stations: readonly Pick<NetworkView['stations'][number], 'guns'>[]
  layout: MatrixLayout
  started: readonly number[]
}

/** A ring that goes out once from each gun at which a charge has just begun. */
export function Pulses({ stations, layout: { blocks, pitch, tile }, started }: PulsesProps) {
  if (started.length === 0 || !isMotionWanted()) return null
  const wanted = new Set(started)

  return (
    <div aria-hidden="true">
      {stations.flatMap(({ guns }, station) =>
        guns.map(({ id }, index) => {
          const block = blocks[station]
          if (!block || !wanted.has(id)) return null
          const { x, y } = tileAt(block, pitch, index)
          return (
            <span key={id} className={styles.pulse} style={{ left: x, top: y, width: tile, height: tile }} />
          )
        }),
      )}
    </div>
  )
}
