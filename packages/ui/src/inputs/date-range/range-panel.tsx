import { useState } from 'react'
import { useIsPhone } from '../../data/data-table/use-is-phone.ts'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { Calendar } from '../calendar/calendar.tsx'
import { daysBetween, isDay, todayOf } from '../calendar/days.ts'
import type { DateOptions } from '../date-input/date-input.tsx'
import { rangeTexts } from './date-range.texts.ts'
import styles from './range-panel.module.css'
import { type DateRange, isRange, type ShortcutKind, shortcutsOf } from './shortcuts.ts'

export interface RangePanelProps extends DateOptions {
  value: DateRange
  onChange: (range: DateRange) => void
  /** Called once both ends are chosen. */
  onDone?: (() => void) | undefined
  shortcuts?: ShortcutKind | undefined
  /** One month where there is little room; two otherwise, but never on a phone. */
  months?: 1 | 2 | undefined
  focusFirst?: boolean
}

/** Shortcuts and a calendar on which two presses choose a range, in either order. */
export function RangePanel({
  value,
  onChange,
  onDone,
  shortcuts = 'days',
  months = 2,
  focusFirst = false,
  now,
  ...days
}: RangePanelProps) {
  const say = useSay()
  const isPhone = useIsPhone()
  const [first, setFirst] = useState<string>()
  const today = todayOf(now ?? Date.now())

  const choose = (day: string) => {
    if (first === undefined) return setFirst(day)
    setFirst(undefined)
    onChange(day < first ? { from: day, to: first } : { from: first, to: day })
    onDone?.()
  }
  const from = first ?? (isDay(value.from) ? value.from : '')
  const to = first ?? (isDay(value.to) ? value.to : from)

  return (
    <div className={styles.panel}>
      <fieldset className={styles.shortcuts}>
        <legend className="visually-hidden">{say(rangeTexts.shortcuts)}</legend>
        {shortcutsOf(today, shortcuts).map((shortcut) => (
          <Button
            key={shortcut.name}
            size="small"
            aria-pressed={shortcut.from === value.from && shortcut.to === value.to}
            onClick={() => {
              setFirst(undefined)
              onChange({ from: shortcut.from, to: shortcut.to })
              onDone?.()
            }}
          >
            {say(rangeTexts[shortcut.name])}
          </Button>
        ))}
      </fieldset>
      <Calendar
        {...days}
        key={`${value.from} ${value.to}`}
        from={from}
        to={to}
        today={today}
        months={isPhone ? 1 : months}
        isHalfChosen={first !== undefined}
        focusFirst={focusFirst}
        onChoose={choose}
      />
      <p role="status" className={styles.note}>
        {first !== undefined
          ? say(rangeTexts.pickLast)
          : isRange(value)
            ? say(rangeTexts.days, { count: daysBetween(value.from, value.to) + 1 })
            : say(rangeTexts.pickFirst)}
      </p>
    </div>
  )
}
