import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { ChartActions } from './chart-actions.tsx'
import styles from './chart-frame.module.css'
import { ChartRoom, useFullScreen } from './chart-room.ts'
import { type ChartState, InsteadOf, StaleSince } from './chart-state.tsx'
import type { TableData } from './chart-table.tsx'
import { ChartTable } from './chart-table.tsx'

/** What every chart of the kit takes besides its data. */
export interface ChartLook extends Omit<ComponentProps<'figure'>, 'children' | 'onToggle' | 'ref'> {
  /** The title of the chart, and its name for those who do not see it. */
  label: string
  /** Muted behind the title; charts of one unit write that unit there without it. */
  caption?: ReactNode
  /** `panel` has a border and stands on a page; `plain` stands inside something that has one. */
  look?: 'panel' | 'plain'
  /** At the right of the title, for example a refresh lamp. */
  tools?: ReactNode
  /** Loading, empty, failed, forbidden or stale; without it the drawing is shown, or “no data”. */
  state?: ChartState | undefined
}

export interface ChartFrameProps extends ChartLook {
  /** At the right of the title while the drawing is shown: a `ChartLegend`. */
  legend?: ReactNode
  /** What the table behind the drawing says, in the words in which it is read. */
  table: TableData
  /** There is not a single value: without a `state` a sentence says so in place of the drawing. */
  isEmpty: boolean
  /** A sentence under the drawing, for example what was left out. */
  note?: ReactNode
  /** The drawing is itself a list or a table: the table behind it then comes only on request. */
  isReadable?: boolean
  /** The least height of what replaces the drawing, such as a failure, px; 220 without it. */
  height?: number
  /** The drawing: a `ChartPlot`, or a list or table of its own with `isReadable`. */
  children: ReactNode
}

/**
 * Title, unit, legend and states of a chart, and the table behind it: read by screen readers at once, seen after
 * "Show table". It fills the screen on request, and can be copied as a picture. Styled by `[data-look]` and `[data-state]`.
 */
export function ChartFrame({
  label,
  caption,
  look = 'plain',
  tools,
  state,
  legend,
  table,
  isEmpty,
  note,
  isReadable = false,
  height = 220,
  className,
  children,
  ...rest
}: ChartFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const screen = useFullScreen(frame)
  const titleId = useId()
  const tableId = useId()
  const [showsTable, setShowsTable] = useState(false)
  const is = state?.is ?? (isEmpty ? 'empty' : 'ready')
  const isDrawn = is === 'ready' || is === 'stale'

  return (
    <figure
      {...rest}
      ref={frame}
      aria-labelledby={titleId}
      className={clsx(styles.frame, className)}
      data-look={look}
      data-state={is}
    >
      <div className={styles.head}>
        <span id={titleId} className={styles.title}>
          {label}
        </span>
        {caption && <span className={styles.caption}>{caption}</span>}
        <StaleSince state={state} />
        <div className={styles.tools}>
          {isDrawn && legend}
          {tools && (
            <div className={styles.ownTools} data-picture="none">
              {tools}
            </div>
          )}
        </div>
        {isDrawn && (
          <ChartActions
            panel={frame}
            label={label}
            screen={screen}
            showsTable={showsTable}
            tableId={showsTable || !isReadable ? tableId : undefined}
            onTable={() => setShowsTable(!showsTable)}
          />
        )}
      </div>
      {isDrawn ? (
        <ChartRoom value={screen.room}>{children}</ChartRoom>
      ) : (
        <div className={styles.instead} style={{ minHeight: height }}>
          <InsteadOf state={state} />
        </div>
      )}
      {isDrawn && note && <p className={styles.note}>{note}</p>}
      {isDrawn && (showsTable || !isReadable) && (
        <ChartTable id={tableId} label={label} data={table} isShown={showsTable} />
      )}
    </figure>
  )
}
