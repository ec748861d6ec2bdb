import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import type { Ref } from 'react'
import { useSay } from '../../foundation/language/use-say.ts'
import { dateTexts } from '../calendar/date.texts.ts'
import { parseDay } from '../calendar/days.ts'
import { Picker, useDateText } from '../date-input/picker.tsx'
import type { ControlProps } from '../fields/control-props.ts'
import styles from './date-range.module.css'
import { RangeCalendar, type RangeOptions } from './range-calendar.tsx'
import type { DateRange } from './shortcuts.ts'

export interface DateRangeInputProps extends ControlProps, RangeOptions {
  /** The first and the last day, `YYYY-MM-DD`; an end that is not there is the empty text. */
  value: DateRange
  /**
   * Called with both ends whenever one changes, while one types too: an end may be half a day, for the
   * schema.
   */
  onChange: (range: DateRange) => void
  /** The input of the last day, for a form that names it. */
  toRef?: Ref<HTMLInputElement> | undefined
  /** False where a calendar stands open beside it: there is no button then. True by default. */
  hasCalendar?: boolean
}

/** Two days, both included: typed, or chosen with a shortcut or on a calendar. */
export function DateRangeInput({
  value,
  onChange,
  shortcuts,
  months,
  min,
  max,
  isDisabled,
  now,
  ref,
  toRef,
  hasCalendar = true,
  name,
  className,
  id,
  onBlur,
  'aria-labelledby': labelledBy,
  'aria-label': label,
  ...rest
}: DateRangeInputProps) {
  const say = useSay()
  const shared = { ...rest, placeholder: say(dateTexts.day) }
  const end = (name: keyof DateRange) => ({
    value: value[name],
    onChange: (day: string | null) => onChange({ ...value, [name]: day ?? '' }),
    onBlur,
  })
  const from = useDateText(end('from'), parseDay)
  const to = useDateText(end('to'), parseDay)

  return (
    <Picker
      role="group"
      aria-labelledby={labelledBy}
      aria-label={label}
      className={clsx(styles.range, className)}
      panelLabel={say(dateTexts.openRange)}
      icon={<CalendarDays />}
      isFixed={Boolean(rest.disabled || rest.readOnly) || !hasCalendar}
      panel={(panel) => (
        <RangeCalendar panel={panel} {...{ value, onChange, shortcuts, months, min, max, isDisabled, now }} />
      )}
    >
      <input {...shared} {...from} ref={ref} id={id} name={name} aria-label={say(dateTexts.from)} />
      <span className={styles.until}>{say(dateTexts.until)}</span>
      <input {...shared} {...to} ref={toRef} aria-label={say(dateTexts.to)} />
    </Picker>
  )
}
