import { serverNow } from '@ampdeck/api/server-clock'
import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { todayOf } from '../calendar/days.ts'
import { LazyCalendar } from '../date-input/picker.tsx'
import { Select } from '../fields/select.tsx'
import { Segment } from '../segment/segment.tsx'
import {
  type Comparison,
  type Period,
  type PeriodKind,
  periodAt,
  periodName,
  rangeOfPeriod,
  stepPeriod,
} from './period.ts'
import styles from './period-picker.module.css'
import { periodTexts } from './period-picker.texts.ts'

export interface PeriodPickerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /**
   * The period in force: its kind, its first day and, where one is chosen, the comparison. The caller holds
   * it.
   */
  value: Period
  /** Called with the whole period, its comparison too, whatever of it was changed. */
  onChange: (period: Period) => void
  /** The kinds that can be chosen, in this order; all four by default. With one the choice is not there. */
  kinds?: readonly PeriodKind[]
  /** Offers a comparison with the period before and with a year earlier; not by default. */
  hasCompare?: boolean
  /** The first day with data, `YYYY-MM-DD`; nothing earlier is offered. */
  min?: string | undefined
  /** The last day that a period may begin on, `YYYY-MM-DD`; today in UTC+8 by default. */
  max?: string | undefined
  /** Now in epoch milliseconds, for tests and stories; the clock otherwise. */
  now?: number | undefined
}

const ALL: readonly PeriodKind[] = ['day', 'week', 'month', 'year']
const labels = {
  day: periodTexts.byDay,
  week: periodTexts.byWeek,
  month: periodTexts.byMonth,
  year: periodTexts.byYear,
} as const

/** A whole day, week, month or year, the way to its neighbours, and what it is compared with. */
export function PeriodPicker({
  value,
  onChange,
  kinds = ALL,
  hasCompare = false,
  min,
  max,
  now,
  className,
  ...rest
}: PeriodPickerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasStepped, setStepped] = useState(false)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  const step = (by: 1 | -1) => {
    setStepped(true)
    onChange(stepPeriod(value, by))
  }

  const today = todayOf(now ?? serverNow())
  const last = max ?? today
  const { from, to } = rangeOfPeriod(value)
  const isFirst = min !== undefined && from <= min
  const isLast = to >= last
  const name = periodName(value, language)
  // The kind changes around the day that is looked at: today where it lies in the period.
  const pivot = from <= last && last <= to ? last : from

  return (
    <div {...rest} className={clsx(styles.picker, className)}>
      {kinds.length > 1 && (
        <Segment
          label={say(periodTexts.kind)}
          options={kinds.map((kind) => ({ value: kind, label: say(labels[kind]) }))}
          value={value.kind}
          onChange={(kind) => {
            // The year before a year is also the period before it.
            const compare = kind === 'year' && value.compare ? 'before' : value.compare
            onChange(periodAt(kind, pivot, compare))
          }}
        />
      )}
      <span id={`${id}-control`} className={styles.steps}>
        <IconButton
          label={say(periodTexts.previous)}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && step(-1)}
        >
          <ChevronLeft />
        </IconButton>
        <button
          ref={button}
          id={`${id}-trigger`}
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={say(periodTexts.choose, { name })}
          onPointerEnter={LazyCalendar.read}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
          <ChevronDown size={14} />
        </button>
        <IconButton
          label={say(periodTexts.next)}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && step(1)}
        >
          <ChevronRight />
        </IconButton>
      </span>
      {/* The focus is on the arrow, and the period stands beside it. */}
      <span aria-live="polite" className="visually-hidden">
        {hasStepped && name}
      </span>
      {isOpen && (
        <LazyCalendar
          panel={{ id, label: say(periodTexts.panel), onClose: close }}
          unit={value.kind === 'week' ? 'day' : value.kind}
          isRange={value.kind === 'week'}
          value={value.kind === 'week' ? [from, to] : [from]}
          today={today}
          min={min}
          max={last}
          onChoose={([day = from]) => {
            onChange(periodAt(value.kind, day, value.compare))
            if (value.kind === 'week') close()
          }}
        />
      )}
      {hasCompare && (
        <Select
          size="bar"
          aria-label={say(periodTexts.compare)}
          value={value.compare ?? ''}
          onChange={(event) => {
            const compare = event.target.value as Comparison | ''
            onChange({ kind: value.kind, start: value.start, ...(compare && { compare }) })
          }}
        >
          <option value="">{say(periodTexts.none)}</option>
          <option value="before">{say(periodTexts.before)}</option>
          {value.kind !== 'year' && <option value="lastYear">{say(periodTexts.lastYear)}</option>}
        </Select>
      )}
    </div>
  )
}
