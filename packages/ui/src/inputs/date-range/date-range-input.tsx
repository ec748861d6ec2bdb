import { clsx } from 'clsx'
import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useSay } from '../../foundation/language/use-say.ts'
import { DropPanel } from '../../overlays/drop-panel/drop-panel.tsx'
import { parseDay } from '../calendar/days.ts'
import { dateTexts } from '../date-input/date-input.texts.ts'
import type { DateOptions } from '../date-input/date-input.tsx'
import control from '../fields/control.module.css'
import type { ControlProps } from '../fields/control-props.ts'
import { useTyped } from '../fields/use-typed.ts'
import { rangeTexts } from './date-range.texts.ts'
import styles from './date-range-input.module.css'
import { RangePanel } from './range-panel.tsx'
import type { DateRange, ShortcutKind } from './shortcuts.ts'

export interface DateRangeOptions extends DateOptions {
  /** The shortcuts of spec.md §9: by days (last 30, this month, last month) or by months (12, this year, last year). */
  shortcuts?: ShortcutKind | undefined
  /** The calendar shows two months beside each other unless told otherwise. */
  months?: 1 | 2 | undefined
}

export interface DateRangeInputProps extends ControlProps, DateRangeOptions {
  value: DateRange
  onChange: (range: DateRange) => void
  /** The input of the last day, for a form that names it. */
  toRef?: Ref<HTMLInputElement> | undefined
  /** False where a calendar stands open beside it. */
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
  const panelId = useId()
  const anchor = useRef<HTMLFieldSetElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isFixed = Boolean(rest.disabled || rest.readOnly) || !hasCalendar
  const from = useDayText(value.from, (day) => onChange({ ...value, from: day }))
  const to = useDayText(value.to, (day) => onChange({ ...value, to: day }))

  const close = () => {
    setOpen(false)
    anchor.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isFixed) return
    event.preventDefault()
    setOpen(true)
  }
  const input = { type: 'text', inputMode: 'numeric', autoComplete: 'off', maxLength: 30, onKeyDown } as const

  return (
    <fieldset
      ref={anchor}
      aria-labelledby={labelledBy}
      aria-label={label}
      className={clsx(control.control, styles.range, className)}
    >
      <input
        {...rest}
        {...input}
        {...from.input}
        ref={ref}
        id={id}
        name={name}
        aria-label={say(rangeTexts.from)}
        placeholder={say(dateTexts.day)}
        onBlur={() => {
          from.settle()
          onBlur?.()
        }}
      />
      <span className={styles.until}>{say(rangeTexts.until)}</span>
      <input
        {...rest}
        {...input}
        {...to.input}
        ref={toRef}
        aria-label={say(rangeTexts.to)}
        placeholder={say(dateTexts.day)}
        onBlur={() => {
          to.settle()
          onBlur?.()
        }}
      />
      {!isFixed && (
        <IconButton
          size="small"
          label={say(rangeTexts.open)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => (isOpen ? close() : setOpen(true))}
        >
          <CalendarDays />
        </IconButton>
      )}
      {isOpen && (
        <DropPanel
          id={panelId}
          role="dialog"
          aria-label={say(rangeTexts.open)}
          anchor={anchor}
          onClose={close}
        >
          <div className={styles.panel}>
            <RangePanel
              focusFirst
              value={value}
              onChange={onChange}
              onDone={close}
              shortcuts={shortcuts}
              months={months}
              min={min}
              max={max}
              isDisabled={isDisabled}
              now={now}
            />
          </div>
        </DropPanel>
      )}
    </fieldset>
  )
}

function useDayText(value: string, onChange: (day: string) => void) {
  const { text, type, settle } = useTyped<string>(value, (day) => onChange(day ?? ''), {
    read: (typed) => parseDay(typed) ?? (typed.trim() || null),
    write: (day) => String(day ?? ''),
  })
  return {
    settle,
    input: { value: text, onChange: (event: { target: { value: string } }) => type(event.target.value) },
  }
}
