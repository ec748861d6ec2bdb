import { addDays, addMonths, isDay, lastOfMonth } from '../calendar/days.ts'

/** Days as `YYYY-MM-DD`; both belong to the range. An end that is not there is the empty text. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** `days` for what happens by the hour, `months` for what is reported by the month. */
export type ShortcutKind = 'days' | 'months'

export type Shortcut = 'last30' | 'thisMonth' | 'lastMonth' | 'last12' | 'thisYear' | 'lastYear'

const offered: Readonly<Record<ShortcutKind, readonly Shortcut[]>> = {
  days: ['last30', 'thisMonth', 'lastMonth'],
  months: ['last12', 'thisYear', 'lastYear'],
}

/** The shortcuts of every date filter, counted from a day in UTC+8; none reaches beyond that day. */
export function shortcutsOf(
  today: string,
  kind: ShortcutKind = 'days',
): readonly (DateRange & { name: Shortcut })[] {
  return offered[kind].map((name) => ({ name, ...rangeOf(name, today) }))
}

function rangeOf(name: Shortcut, today: string): DateRange {
  const month = `${today.slice(0, 7)}-01`
  const year = Number(today.slice(0, 4))
  switch (name) {
    case 'last30':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: month, to: today }
    case 'lastMonth':
      return { from: addMonths(month, -1), to: lastOfMonth(addMonths(month, -1)) }
    case 'last12':
      return { from: addMonths(month, -11), to: today }
    case 'thisYear':
      return { from: `${year}-01-01`, to: today }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  }
}

/** Whether both ends are days, in order. */
export function isRange({ from, to }: DateRange): boolean {
  return isDay(from) && isDay(to) && from <= to
}

/**
 * The half-open period of a range in times, for calls that take one: from the first midnight to the midnight after
 * the last day. List filters take the days themselves and count the last one in.
 */
export function halfOpen({ from, to }: DateRange): DateRange {
  return { from: `${from} 00:00:00`, to: `${addDays(to, 1)} 00:00:00` }
}
