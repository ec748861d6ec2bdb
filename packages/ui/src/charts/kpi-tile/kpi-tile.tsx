import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { type ChartState, InsteadOf, StaleSince } from '../chart-frame/chart-state.tsx'
import styles from './kpi-tile.module.css'

export interface KpiTileProps extends ComponentProps<'div'> {
  /** What is counted, above the figure: “Energy”. */
  name: string
  /** Under the figure: the change as a `Delta`, and what it is compared with. */
  delta?: ReactNode
  /** The shape of the day: a `Sparkline`. */
  chart?: ReactNode
  /** How far it is on the way to where it should be: a `TargetBar`. */
  target?: ReactNode
  /** Why there is no figure, or from when an old one is; without it the figure is shown. */
  state?: ChartState | undefined
  /** The figure with its unit: `Money`, `Energy`, `Count` … Not drawn while a state stands in its place. */
  children: ReactNode
}

/** One figure that matters, in a `KpiStrip`. Styled by `[data-state]`. */
export function KpiTile({ name, delta, chart, target, state, children, className, ...rest }: KpiTileProps) {
  const isDrawn = !state || state.is === 'stale'

  return (
    <div {...rest} className={clsx(styles.tile, className)} data-state={state?.is}>
      <dt className={styles.name}>
        {name} <StaleSince state={state} />
      </dt>
      {isDrawn ? (
        <>
          <dd className={styles.figure}>{children}</dd>
          {delta && <dd className={styles.delta}>{delta}</dd>}
          {chart && <dd className={styles.chart}>{chart}</dd>}
          {target && <dd className={styles.toTarget}>{target}</dd>}
        </>
      ) : (
        <dd className={styles.instead}>
          <InsteadOf state={state} />
        </dd>
      )}
    </div>
  )
}

/** One panel of `KpiTile`s, parted by hairlines: a list of terms and their figures. */
export function KpiStrip({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={clsx(styles.strip, className)} />
}
