import { useSay } from '../../foundation/language/use-say.ts'
import styles from './state-panel.module.css'

export interface LoadingProps {
  /** How many rows the skeleton has, each as high as a real one; 5 unless told. */
  rows?: number | undefined
}

/** The shape of what comes; drawn only after 200 ms, so that a quick answer does not flicker. */
export function Loading({ rows = 5 }: LoadingProps) {
  const say = useSay()

  return (
    <div role="status" aria-label={say(['Loading', '加载中'])} className={styles.loading}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity that never move.
        <div key={row} className={styles.skeletonRow}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
