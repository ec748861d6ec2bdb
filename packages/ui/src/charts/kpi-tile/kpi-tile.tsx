import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './kpi-tile.module.css'

export interface KpiTileProps extends ComponentProps<'div'> {
  /** What is counted. */
  name: string
  /** The change and what it is compared with. */
  delta?: ReactNode
  /** The shape of the day. */
  chart?: ReactNode
  /** The figure with its unit. */
  children: ReactNode
}

/** One figure that matters, in a `KpiStrip`. */
export function KpiTile({ name, delta, chart, children, className, ...rest }: KpiTileProps) {
  return (
    <div {...rest} className={clsx(styles.tile, className)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      {delta && <dd className={styles.delta}>{delta}</dd>}
      {chart && <dd className={styles.chart}>{chart}</dd>}
    </div>
  )
}

/** One panel of tiles, parted by hairlines. */
export function KpiStrip({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={clsx(styles.strip, className)} />
}
