import type { Grain, ReportDefinition } from '@ampdeck/api/figures/report'
import {
  DAY,
  dayNumber,
  formatDate,
  formatTimestamp,
  HOUR,
  parseTimestamp,
  startOfDay,
  startOfMonth,
} from '@ampdeck/api/time'
import type { Period } from './source.ts'

/** Without a period: today and the days before it, or the months. */
const DAYS = 30
const MONTHS = 12

const endOfDay = (moment: number) => startOfDay(dayNumber(moment) + 1)
const daysUntil = (to: number, days: number): Period => ({ from: to - days * DAY, to })

/** So many days that end with today. */
export const lastDays = (days: number, now: number) => daysUntil(endOfDay(now), days)

/** The periods that move with the day, by the end of that day. */
const periods: Readonly<Record<NonNullable<ReportDefinition['period']>, (to: number) => Period>> = {
  last7: (to) => daysUntil(to, 7),
  last30: (to) => daysUntil(to, DAYS),
  last90: (to) => daysUntil(to, 90),
  thisMonth: (to) => ({ from: startOfMonth(to - DAY), to }),
  lastMonth: (to) => ({ from: startOfMonth(to - DAY, -1), to: startOfMonth(to - DAY) }),
  last12Months: (to) => ({ from: startOfMonth(to - DAY, 1 - MONTHS), to }),
}

/**
 * What is asked for: its own days, otherwise those that the report usually has, and without these the last thirty or the
 * last twelve months, today included.
 */
export function periodOf(
  { dayFrom, dayTo, grain }: { grain: Grain; dayFrom?: number | undefined; dayTo?: number | undefined },
  now: number,
  usual?: ReportDefinition['period'],
): Period {
  const end = endOfDay(now)
  if (usual && dayFrom === undefined && dayTo === undefined) return periods[usual](end)
  const to = dayTo ?? end
  return {
    from: dayFrom ?? periods[grain === 'month' ? 'last12Months' : 'last30'](Math.min(to, end)).from,
    to,
  }
}

/** The days of a period, the last one included. */
export const daysOf = ({ from, to }: Period) => ({ from: formatDate(from), to: formatDate(to - 1) })

/** The equal period before. One that has not ended is compared up to the same moment. */
export function periodBefore({ from, to }: Period, now: number): Period {
  const length = to - from
  return { from: from - length, to: Math.min(to, Math.max(now, from)) - length }
}

const LENGTHS = { month: 'YYYY-MM'.length, day: 'YYYY-MM-DD'.length, hour: 'YYYY-MM-DD HH'.length }

/** The month, the day or the hour of a moment, as the keys of groups write it. */
export const writtenAt = (moment: number, grain: keyof typeof LENGTHS) =>
  formatTimestamp(moment).slice(0, LENGTHS[grain])

/** The beginning of a month or a day, as it is written. */
export const startOf = (time: string) => parseTimestamp(time.length === LENGTHS.month ? `${time}-01` : time)

/** The stretch of time that is written so. */
export function spanOf(time: string, grain: Exclude<Grain, 'whole'>): Period {
  const from = startOf(grain === 'hour' ? `${time}:00:00` : time)
  const to = { month: startOfMonth(from, 1), week: from + 7 * DAY, day: from + DAY, hour: from + HOUR }[grain]
  return { from, to }
}

/** About how many months, weeks, days or hours a period has. */
export const stretchesIn = ({ from, to }: Period, grain: Exclude<Grain, 'whole'>) =>
  (to - from) / { month: 30 * DAY, week: 7 * DAY, day: DAY, hour: HOUR }[grain]

/** The beginning of the month or the day before the one of a moment. */
export const startBefore = (moment: number, grain: 'month' | 'day') =>
  grain === 'day' ? moment - DAY : startOfMonth(moment, -1)

/** The month or the day before another, as it is written. */
export const timeBefore = (time: string, grain: 'month' | 'day') =>
  writtenAt(startBefore(startOf(time), grain), grain)

/** The month or the day before the running one, as far as that has come. */
export function soFarBefore(now: number, grain: 'month' | 'day'): Period {
  const start = startOf(writtenAt(now, grain))
  const from = startBefore(start, grain)
  return { from, to: Math.min(start, from + now - start) }
}
