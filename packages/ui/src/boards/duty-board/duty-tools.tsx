import { dutyShift } from '@ampdeck/api/enumerations/operation'
import { clsx } from 'clsx'
import { CopyPlus } from 'lucide-react'
import { Button } from '../../foundation/button/button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { addDays } from '../../inputs/calendar/days.ts'
import boardStyles from '../board/board.module.css'
import styles from './duty-board.module.css'
import { dutyTexts } from './duty-board.texts.ts'
import { ShiftMark } from './duty-row.tsx'
import { type DutyCell, type DutyShiftCode, mondayOf } from './duty-rules.ts'

interface DutyToolsProps {
  dates: readonly string[]
  /** The chosen cell; nothing before one was chosen. */
  cell: DutyCell | undefined
  name: string | undefined
  onSet: (shift: DutyShiftCode | undefined) => void
  onCopy: (from: string, to: string) => void
}

const HINTS = { day: 'D', night: 'N', rest: 'R' } as const

/** What can be done with the chosen cell and its week, by buttons: the way without dragging and without keys. */
export function DutyTools({ dates, cell, name, onSet, onCopy }: DutyToolsProps) {
  const say = useSay()
  const { language } = useLanguage()
  const week = mondayOf(cell?.date ?? dates[0] ?? '1970-01-05')
  const next = addDays(week, 7)
  const isOutside = !dates.includes(next)
  const blocked = cell ? undefined : say(dutyTexts.choose)

  return (
    <div className={clsx(boardStyles.bar, styles.tools)}>
      <span className={clsx(boardStyles.hint, styles.chosen)}>
        {cell && name !== undefined
          ? say(dutyTexts.chosen, { name, date: cell.date })
          : say(dutyTexts.choose)}
      </span>
      {dutyShift.codes.map((shift) => (
        <Button
          key={shift}
          size="small"
          icon={<ShiftMark shift={shift} />}
          hint={HINTS[dutyShift.key(shift) ?? 'rest']}
          blockedReason={blocked}
          onClick={() => onSet(shift)}
        >
          {dutyShift.label(shift, language)}
        </Button>
      ))}
      <Button size="small" look="plain" blockedReason={blocked} onClick={() => onSet(undefined)}>
        {say(dutyTexts.clear)}
      </Button>
      <Button
        size="small"
        className={styles.copy}
        icon={<CopyPlus size={14} />}
        blockedReason={isOutside ? say(dutyTexts.lastWeek) : undefined}
        onClick={() => onCopy(week, next)}
      >
        {say(dutyTexts.copyWeek, { from: week.slice(5), to: next.slice(5) })}
      </Button>
    </div>
  )
}
