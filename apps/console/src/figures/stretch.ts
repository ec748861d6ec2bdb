import type { Grain } from '@ampdeck/api/figures/report'
import { DAY, formatDate, formatTimestamp, HOUR, parseTimestamp, startOfMonth } from '@ampdeck/api/time'

/** The first and the last of them. */
export interface Span {
  from: string
  to: string
}

const MONTH_LENGTH = 'YYYY-MM'.length
const DAY_LENGTH = 'YYYY-MM-DD'.length

/** A month, a week, a day or an hour as an axis writes it: the year of a day is known. */
export const shortTime = (time: string | null) =>
  time && time.length > MONTH_LENGTH ? time.slice('YYYY-'.length) : (time ?? '')

/** The hours of a day as charts name them. */
export const HOUR_NAMES: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
)

/** A Monday, for the names of the days. */
const MONDAY = Date.UTC(2026, 5, 1)

/** What the days of a week are called, from Monday on. */
export const weekdayNames = (language: string) =>
  Array.from({ length: 7 }, (_, nth) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(MONDAY + nth * DAY),
  )

/** The first and the last moment of a month, a week, a day or an hour as a filter takes them: days, or times. */
export function spanOf(time: string, grain: Grain): Span {
  if (grain === 'week') return { from: time, to: formatDate(parseTimestamp(time) + 6 * DAY) }
  if (time.length === DAY_LENGTH) return { from: time, to: time }
  if (time.length > DAY_LENGTH) {
    const from = parseTimestamp(`${time}:00:00`)
    return { from: formatTimestamp(from), to: formatTimestamp(from + HOUR) }
  }
  const first = parseTimestamp(`${time}-01`)
  return { from: formatDate(first), to: formatDate(startOfMonth(first, 1) - DAY) }
}

/** The days of a month, a week or a day within a period. */
export function daysIn(time: string, grain: Grain, { from, to }: Span): Span {
  const { from: first, to: last } = spanOf(time, grain)
  return { from: first < from ? from : first, to: last > to ? to : last }
}
