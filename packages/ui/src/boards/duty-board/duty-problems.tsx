import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { useId } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import type { DutyCell, DutyConflict, DutyGap } from './duty-rules.ts'

interface DutyProblemsProps {
  gaps: readonly DutyGap[]
  conflicts: readonly DutyConflict[]
  nameOf: (userId: number) => string
  /** Brings the eye and the keyboard to a cell. */
  onGo: (cell: DutyCell) => void
}

const MOST = 12

/** Every gap and every conflict in words; a conflict leads to its cell. */
export function DutyProblems({ gaps, conflicts, nameOf, onGo }: DutyProblemsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const count = gaps.length + conflicts.length
  const whatOf = ({ kind, minutes }: DutyConflict) =>
    kind === 'shortRest'
      ? say(dutyTexts.shortRest, { hours: Math.round(minutes / 6) / 10 })
      : say(dutyTexts[kind])
  const shownConflicts = conflicts.slice(0, MOST)
  const shownGaps = gaps.slice(0, MOST - shownConflicts.length)

  return (
    <section className={styles.problems} aria-labelledby={id}>
      <h3 id={id}>{say(dutyTexts.problems)}</h3>
      {count === 0 && (
        <p className={styles.fine}>
          <Glyph name="good" tone="good" size={12} />
          {say(dutyTexts.noProblems)}
        </p>
      )}
      <ul>
        {shownConflicts.map((conflict) => (
          <li key={`${conflict.userId} ${conflict.date} ${conflict.kind}`}>
            <Glyph name="alarm" tone="bad" size={12} />
            <button type="button" onClick={() => onGo(conflict)}>
              {say(dutyTexts.conflictLine, {
                date: conflict.date,
                name: nameOf(conflict.userId),
                what: whatOf(conflict),
              })}
            </button>
          </li>
        ))}
        {shownGaps.map((gap) => (
          <li key={`${gap.date} ${gap.shift}`}>
            <Glyph name="alarm" tone="warning" size={12} />
            {say(dutyTexts.gapLine, {
              date: gap.date,
              shift: dutyShift.label(gap.shift, language),
              count: gap.need - gap.have,
            })}
          </li>
        ))}
        {count > MOST && <li>{say(dutyTexts.more, { count: count - MOST })}</li>}
      </ul>
    </section>
  )
}
