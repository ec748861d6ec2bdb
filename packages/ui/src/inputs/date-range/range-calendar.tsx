import { serverNow } from '@ampdeck/api/server-clock'
import { useState } from 'react'
import { Button } from '../../foundation/button/button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { useIsPhone } from '../../foundation/resize/use-is-phone.ts'
import type { CalendarPanel } from '../calendar/calendar.tsx'
import { dateTexts } from '../calendar/date.texts.ts'
import { daysBetween, isDay, todayOf } from '../calendar/days.ts'
import type { DateOptions } from '../date-input/date-input.tsx'
import { LazyCalendar } from '../date-input/picker.tsx'
import styles from './date-range.module.css'
import { type DateRange, isRange, type ShortcutKind, shortcutsOf } from './shortcuts.ts'

export interface RangeOptions extends DateOptions {
  /**
   * The shortcuts: `days` (last 30 days, this month, last month) or `months` (last 12, this year, last year);
   * `days` by default.
   */
  shortcuts?: ShortcutKind | undefined
  /** How many months stand side by side; 2 by default, on a phone always 1. */
  months?: 1 | 2 | undefined
}

export interface RangeCalendarProps extends RangeOptions {
  /** The days in force; one end alone is shown as a day. */
  value: DateRange
  /** Called once both ends are chosen, in order. */
  onChange: (range: DateRange) => void
  /** Where it drops from; without it the calendar stands in the page. */
  panel?: CalendarPanel | undefined
}

/** Shortcuts and a calendar on which two presses choose a range, in either order. */
export function RangeCalendar({
  value,
  onChange,
  panel,
  shortcuts = 'days',
  months = 2,
  now,
  ...days
}: RangeCalendarProps) {
  const say = useSay()
  const isPhone = useIsPhone()
  const [first, setFirst] = useState<string>()
  const today = todayOf(now ?? serverNow())
  const shown = first === undefined ? [value.from, value.to].filter(isDay) : [first]

  const choose = ([from = '', to]: readonly string[]) => {
    setFirst(to === undefined ? from : undefined)
    if (to !== undefined) onChange({ from, to })
  }

  return (
    <LazyCalendar
      {...days}
      panel={panel}
      isRange
      months={isPhone ? 1 : months}
      today={today}
      value={shown}
      onChoose={choose}
      head={
        <fieldset className={styles.shortcuts}>
          <legend className="visually-hidden">{say(dateTexts.shortcuts)}</legend>
          {shortcutsOf(today, shortcuts).map(({ name, from, to }) => (
            <Button
              key={name}
              size="small"
              aria-pressed={from === value.from && to === value.to}
              onClick={() => {
                choose([from, to])
                panel?.onClose()
              }}
            >
              {say(dateTexts[name])}
            </Button>
          ))}
        </fieldset>
      }
      foot={
        <p role="status" className={styles.note}>
          {shown.length === 1
            ? say(dateTexts.pickLast)
            : isRange(value)
              ? say(dateTexts.days, { count: daysBetween(value.from, value.to) + 1 })
              : say(dateTexts.pickFirst)}
        </p>
      }
    />
  )
}
