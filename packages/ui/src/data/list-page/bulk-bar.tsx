import type { ReactNode } from 'react'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { ALL_MATCHING, NO_ROWS, selectedCount } from '../list/selection.ts'
import styles from './bulk-bar.module.css'
import { pageTexts } from './list-page.texts.ts'
import { useKey } from './use-key.ts'

export interface BulkBarProps<Row extends ListRow> {
  /** What is selected of how many; a list has it, and so has any other view whose things can be chosen. */
  list: Pick<ListState<Row>, 'total' | 'totalCapped' | 'selection' | 'select'>
  /** The permitted actions, and before them what they will do: "2 charging, 98 kW". */
  children: ReactNode
}

/** Floats over the end of the table while rows are selected. Escape clears the selection. */
export function BulkBar<Row extends ListRow>({ list, children }: BulkBarProps<Row>) {
  const say = useSay()
  const { number } = useFormats()
  const { total, totalCapped = false, selection, select } = list
  const count = selectedCount(selection, total)
  const isAll = selection.kind === 'matching'

  useKey('escape', () => select(NO_ROWS), count > 0)

  if (count === 0) return null
  const counted = `${number(total)}${totalCapped ? '+' : ''}`

  return (
    <section className={styles.bar} aria-label={say(pageTexts.bulk)}>
      <span role="status">
        <strong className={styles.count}>
          {say(pageTexts.selected, { count: isAll && totalCapped ? `${number(count)}+` : count })}
        </strong>{' '}
        <span className={styles.total}>
          {isAll ? say(pageTexts.allMatching) : say(pageTexts.ofTotal, { total: counted })}
        </span>
      </span>
      {!isAll && count < total && (
        <button type="button" className={styles.all} onClick={() => select(ALL_MATCHING)}>
          {say(pageTexts.selectAll, { total: counted })}
        </button>
      )}
      <div className={styles.actions}>{children}</div>
      <button
        type="button"
        className={styles.clear}
        aria-keyshortcuts="Escape"
        onClick={() => select(NO_ROWS)}
      >
        {say(pageTexts.clear)} <span className={styles.key}>Esc</span>
      </button>
    </section>
  )
}
