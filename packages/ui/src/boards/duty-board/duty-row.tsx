import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { Moon, Sun } from 'lucide-react'
import { memo } from 'react'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import { type Duty, type DutyConflict, type DutyPerson, type DutyShiftCode, isWeekend } from './duty-rules.ts'

interface DutyRowProps {
  person: DutyPerson
  dates: readonly string[]
  today: string | undefined
  duties: readonly Duty[]
  conflicts: readonly DutyConflict[]
  /** The day that Tab reaches, where it is in this row. */
  active: string | undefined
  /** The day whose shift is picked up by key. */
  held: string | undefined
  /** The day that a dragged shift is above. */
  over: string | undefined
  canDrag: boolean
}

/** One person's days. Drawn anew only where something of this person changed. */
export const DutyRow = memo(function DutyRow({
  person,
  dates,
  today,
  duties,
  conflicts,
  ...marks
}: DutyRowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const wordsOf = useConflictWords()

  return (
    <tr>
      <th scope="row" className={styles.name} title={person.name}>
        <span>{person.name}</span>
        {person.note && <small>{person.note}</small>}
      </th>
      {dates.map((date) => {
        const here = duties.filter((duty) => duty.date === date)
        const wrong = conflicts.filter((conflict) => conflict.date === date)
        const comma = language === 'en' ? ', ' : '，'
        const words = here.map(({ shift }) => dutyShift.label(shift, language)).join(' + ')
        const problems = wrong.map(wordsOf).join(comma)
        return (
          <td
            key={date}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above.
            role="gridcell"
            tabIndex={date === marks.active ? 0 : -1}
            aria-label={[person.name, date, words || say(dutyTexts.nothing), problems]
              .filter(Boolean)
              .join(comma)}
            title={problems || undefined}
            className={styles.cell}
            data-cell={`${person.id} ${date}`}
            data-drag={(marks.canDrag && here.length > 0) || undefined}
            data-weekend={isWeekend(date) || undefined}
            data-today={date === today || undefined}
            data-conflict={wrong.length > 0 || undefined}
            data-held={date === marks.held || undefined}
            data-over={date === marks.over || undefined}
          >
            {here.map(({ shift }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same shift may stand twice, which is a conflict.
              <ShiftMark key={index} shift={shift} />
            ))}
            {wrong.length > 0 && <Glyph name="alarm" tone="bad" size={11} className={styles.warn} />}
          </td>
        )
      })}
    </tr>
  )
})

/** What is wrong with a person's day, in words. */
export function useConflictWords() {
  const say = useSay()

  return ({ kind, minutes }: DutyConflict) =>
    kind === 'shortRest'
      ? say(dutyTexts.shortRest, { hours: Math.round(minutes / 6) / 10 })
      : say(dutyTexts[kind])
}

/**
 * A shift as its sign and its letter: day outlined with a sun, night solid with a moon, rest bare. The letter is drawn
 * by the stylesheet, as the word stands in the name of what holds the mark.
 */
export function ShiftMark({ shift }: { shift: DutyShiftCode }) {
  const say = useSay()
  const key = dutyShift.key(shift) ?? 'rest'

  return (
    <span className={styles.shift} data-shift={key} data-letter={say(dutyTexts[`letter${key}`])}>
      {key === 'day' && <Sun size={11} aria-hidden="true" />}
      {key === 'night' && <Moon size={11} aria-hidden="true" />}
    </span>
  )
}
