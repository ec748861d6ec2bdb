import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './alarm-feed.module.css'
import { feedTexts } from './alarm-feed.texts.ts'
import { type Incident, incidentKey } from './feed-alarm.ts'
import { IncidentRow, type IncidentRowProps } from './incident-row.tsx'

export interface IncidentListProps extends Omit<IncidentRowProps, 'incident'> {
  label: string
  rows: readonly Incident[]
}

/** Up to so many rows are all in the page; more of them only as far as they are in sight. */
const MOST_MOUNTED = 40
/** Of a row whose text needs one line; measured once it is there. */
const ROW_HEIGHT = 82
const OVERSCAN = 4

/** The rows in a window of their own. */
export function IncidentList({ label, rows, ...row }: IncidentListProps) {
  const say = useSay()
  const scroller = useRef<HTMLElement>(null)
  const isVirtual = rows.length > MOST_MOUNTED
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => keyAt(rows, index),
    overscan: OVERSCAN,
  })
  const items = isVirtual
    ? virtual.getVirtualItems()
    : rows.map((_, index) => ({ index, key: keyAt(rows, index), start: undefined }))

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      aria-label={say(feedTexts.list, { label })}
    >
      <ol
        className={styles.list}
        data-virtual={isVirtual || undefined}
        style={isVirtual ? { height: virtual.getTotalSize() } : undefined}
      >
        {items.map(({ index, key, start }) => {
          const incident = rows[index]
          return (
            incident && (
              <li
                key={key}
                ref={isVirtual ? virtual.measureElement : undefined}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
              >
                <IncidentRow {...row} incident={incident} />
              </li>
            )
          )
        })}
      </ol>
    </section>
  )
}

function keyAt(rows: readonly Incident[], index: number): string {
  const incident = rows[index]
  return incident ? incidentKey(incident) : String(index)
}
