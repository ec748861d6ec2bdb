import { type ReactNode, useEffect } from 'react'
import { useSay } from '../language/use-say.ts'
import type { ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import styles from './bulk-bar.module.css'
import { pageTexts } from './list-page.texts.ts'

export interface BulkBarProps<Row extends ListRow> {
  list: ListState<Row>
  /** The permitted actions, and before them what they will do: "2 charging, 98 kW". */
  children: ReactNode
}

/** Floats over the end of the table while rows are selected. Escape clears the selection. */
export function BulkBar<Row extends ListRow>({ list, children }: BulkBarProps<Row>) {
  const say = useSay()
  const { rows, total, selected, select } = list
  const count = selected.size

  useEffect(() => {
    if (count === 0) return
    const clear = (event: KeyboardEvent) => {
      const isOverlayOpen = document.querySelector(
        '[role=dialog][data-state=open], [role=menu][data-state=open]',
      )
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen) select(new Set())
    }
    document.addEventListener('keydown', clear)
    return () => document.removeEventListener('keydown', clear)
  }, [count, select])

  if (count === 0) return null
  // Only what is on this page is known here; a longer list is selected by its filter, not by its rows.
  const canSelectAll = count < total && rows.length === total

  return (
    <section className={styles.bar} aria-label={say(pageTexts.bulk)}>
      <span role="status">
        <strong className={styles.count}>{say(pageTexts.selected, { count })}</strong>{' '}
        <span className={styles.total}>{say(pageTexts.ofTotal, { total })}</span>
      </span>
      {canSelectAll && (
        <button
          type="button"
          className={styles.all}
          onClick={() => select(new Set(rows.map((row) => row.id)))}
        >
          {say(pageTexts.selectAll, { total })}
        </button>
      )}
      <div className={styles.actions}>{children}</div>
      <button
        type="button"
        className={styles.clear}
        aria-keyshortcuts="Escape"
        onClick={() => select(new Set())}
      >
        {say(pageTexts.clear)} <span className={styles.key}>Esc</span>
      </button>
    </section>
  )
}
