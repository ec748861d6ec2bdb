import type { ReactNode } from 'react'
import styles from './ring.module.css'
import { ringArcs } from './ring-arcs.ts'

export interface RingProps {
  parts: readonly { key: string; value: number; colour: string }[]
  /** What the ring says to those who cannot see it. */
  label: string
  /** In the middle. */
  children: ReactNode
}

/** Parts of a whole as a ring that begins at the top. */
export function Ring({ parts, label, children }: RingProps) {
  const arcs = ringArcs(parts.map(({ value }) => value))

  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 100 100" role="img" aria-label={label}>
        <circle className={styles.track} cx="50" cy="50" r="46" />
        {parts.map(({ key, colour }, index) => (
          <circle
            key={key}
            className={styles.part}
            cx="50"
            cy="50"
            r="46"
            pathLength="100"
            strokeDasharray={`${arcs[index]?.length ?? 0} 100`}
            strokeDashoffset={-(arcs[index]?.start ?? 0)}
            style={{ stroke: colour }}
          />
        ))}
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}
