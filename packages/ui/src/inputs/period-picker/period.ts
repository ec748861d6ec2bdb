import type { Language } from '@ampdeck/api/enumeration'
import { say } from '@ampdeck/api/texts'
import { addDays, addMonths, lastOfMonth, monthName, weekdayOf } from '../calendar/days.ts'
import type { DateRange } from '../date-range/shortcuts.ts'
import { periodTexts } from './period-picker.texts.ts'

export type PeriodKind = 'day' | 'week' | 'month' | 'year'

/** What a period is compared with: the one before it, or the same one a year earlier. */
export type Comparison = 'before' | 'lastYear'

/** A whole day, week (from Monday), month or year. */
export interface Period {
  readonly kind: PeriodKind
  /** Its first day, `YYYY-MM-DD`. */
  readonly start: string
  readonly compare?: Comparison | undefined
}

/** The period of a kind in which a day lies. */
export function periodAt(kind: PeriodKind, day: string, compare?: Comparison): Period {
  const start = {
    day,
    week: addDays(day, 1 - weekdayOf(day)),
    month: `${day.slice(0, 7)}-01`,
    year: `${day.slice(0, 4)}-01-01`,
  }[kind]
  return { kind, start, ...(compare && { compare }) }
}

/** The period so many steps later, or earlier where negative. */
export function stepPeriod(period: Period, steps: number): Period {
  const { kind, start } = period
  const next =
    kind === 'day' || kind === 'week'
      ? addDays(start, steps * (kind === 'week' ? 7 : 1))
      : addMonths(start, steps * (kind === 'year' ? 12 : 1))
  return { ...period, start: next }
}

/** The days of a period, both included. */
export function rangeOfPeriod({ kind, start }: Period): DateRange {
  const to = {
    day: start,
    week: addDays(start, 6),
    month: lastOfMonth(start),
    year: `${start.slice(0, 4)}-12-31`,
  }[kind]
  return { from: start, to }
}

/**
 * The days that a period is compared with. A year earlier a week is the one 52 weeks before, so that weekdays stand
 * against the same weekdays.
 */
export function compareRange(period: Period): DateRange | undefined {
  if (!period.compare) return undefined
  if (period.compare === 'before' || period.kind === 'year') return rangeOfPeriod(stepPeriod(period, -1))
  if (period.kind === 'week') return rangeOfPeriod(stepPeriod(period, -52))
  return rangeOfPeriod({ kind: period.kind, start: addMonths(period.start, -12) })
}

/** A period in words: `2026-07-01`, "29 Jun to 5 Jul 2026" as days in ISO order, "July 2026", "2026". */
export function periodName(period: Period, language: Language): string {
  const { from, to } = rangeOfPeriod(period)
  switch (period.kind) {
    case 'day':
      return from
    case 'week':
      return say(periodTexts.week, language, { from, to })
    case 'month':
      return monthName(from, language)
    case 'year':
      return say(periodTexts.year, language, { year: from.slice(0, 4) })
  }
}
