import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './failed-row-list.module.css'
import type { FailedRow } from './failed-rows.ts'
import { importTexts as t } from './import-result.texts.ts'

export interface FailedRowListProps {
  label: string
  rows: readonly FailedRow[]
}

/** The height of a reason of one line. */
const ROW = 29

/** Thousands of reasons: only those in sight are drawn, each as high as it needs. */
export function FailedRowList({ label, rows }: FailedRowListProps) {
  const say = useSay()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
  })

  return (
    <div className={styles.frame}>
      <div className={styles.head} aria-hidden="true">
        <span>{say(t.row)}</span>
        <span>{say(t.reason)}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by key. */}
      <div ref={scroller} className={styles.scroller} tabIndex={0}>
        <ol aria-label={label} className={styles.list} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span className={styles.sequence}>{rows[index]?.sequence}</span>
              <span className={styles.content}>{rows[index]?.content}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
