import { clsx } from 'clsx'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { IconButton } from '../../foundation/button/icon-button.tsx'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { DropPanel } from '../../overlays/drop-panel/drop-panel.tsx'
import { Segment } from '../../shell/segment/segment.tsx'
import { todayOf } from '../calendar/days.ts'
import { Select } from '../fields/select.tsx'
import {
  type Comparison,
  type Period,
  type PeriodKind,
  periodAt,
  periodName,
  rangeOfPeriod,
  stepPeriod,
} from './period.ts'
import { PeriodPanel } from './period-panel.tsx'
import styles from './period-picker.module.css'
import { periodTexts } from './period-picker.texts.ts'

export interface PeriodPickerProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  value: Period
  onChange: (period: Period) => void
  /** What can be chosen; all four unless told otherwise. */
  kinds?: readonly PeriodKind[]
  /** Offers a comparison with the period before and with a year earlier. */
  hasCompare?: boolean
  /** The first day with data; nothing earlier is offered. */
  min?: string | undefined
  /** The last day that a period may begin on; today unless told otherwise. */
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
  const anchor = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)

  const today = todayOf(now ?? Date.now())
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
      <span ref={anchor} className={styles.steps}>
        <IconButton
          label={say(periodTexts.previous)}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onChange(stepPeriod(value, -1))}
        >
          <ChevronLeft />
        </IconButton>
        <button
          type="button"
          className={styles.name}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={say(periodTexts.choose, { name })}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
          <ChevronDown size={14} />
        </button>
        <IconButton
          label={say(periodTexts.next)}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onChange(stepPeriod(value, 1))}
        >
          <ChevronRight />
        </IconButton>
        {isOpen && (
          <DropPanel
            role="dialog"
            aria-label={say(periodTexts.panel)}
            anchor={anchor}
            onClose={() => {
              setOpen(false)
              anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
            }}
          >
            <div className={styles.panel}>
              <PeriodPanel
                value={value}
                today={today}
                min={min}
                max={last}
                onChoose={(day) => {
                  setOpen(false)
                  anchor.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
                  onChange(periodAt(value.kind, day, value.compare))
                }}
              />
            </div>
          </DropPanel>
        )}
      </span>
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
