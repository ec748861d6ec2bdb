import { commonTexts } from '@ampdeck/api/texts'
import { Button } from '../../foundation/button/button.tsx'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { ageText } from '../../foundation/live/age-text.ts'
import { Empty } from '../../shell/state-panel/empty.tsx'
import { Failed } from '../../shell/state-panel/failed.tsx'
import type { ListRow } from '../list/column.ts'
import type { ListState } from '../list/list-state.ts'
import { type Unit, unitFor } from '../list/unit.ts'
import { tableTexts } from './data-table.texts.ts'
import styles from './table-state.module.css'

interface TableStateProps<Row extends ListRow> {
  list: ListState<Row>
  unit: Unit
  /** The filters in force, in words. */
  filtered: string | undefined
}

/** What stands in place of rows: nothing found, or not loaded. */
export function TableState<Row extends ListRow>({ list, unit, filtered }: TableStateProps<Row>) {
  const say = useSay()
  const { language } = useLanguage()
  const { status, failure } = list

  return (
    <div className={styles.state}>
      {status === 'failed' ? (
        <Failed
          title={say(tableTexts.notLoaded, { unit: unitFor(unit, language, 2) })}
          cause={failure?.message}
          code={failure?.code}
          requestId={failure?.requestId}
          onRetry={list.reload}
        />
      ) : (
        <Empty
          title={say(filtered ? tableTexts.noMatch : tableTexts.noneYet, {
            unit: unitFor(unit, language, 1),
          })}
          text={filtered}
        >
          {filtered && (
            <Button onClick={() => list.change({ reset: true })}>{say(tableTexts.resetFilters)}</Button>
          )}
        </Empty>
      )}
    </div>
  )
}

/** Above rows that are older than they should be: a hollow lamp, and their age. */
export function AgeNotice({ ageMs }: { ageMs: number }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <div role="status" className={styles.age}>
      <span className={styles.lamp} />
      {say(tableTexts.age, { age: ageText(ageMs, language) })}
    </div>
  )
}

/** Above rows that could not be read again: they are still those of the last time. */
export function StaleNotice<Row extends ListRow>({ list }: Pick<TableStateProps<Row>, 'list'>) {
  const say = useSay()

  return (
    <div role="alert" className={styles.stale}>
      <Glyph name="alarm" tone="warning" size={14} />
      <span className={styles.message}>{list.failure?.message || say(tableTexts.notRead)}</span>
      <Button size="small" onClick={list.reload}>
        {say(commonTexts.tryAgain)}
      </Button>
    </div>
  )
}
