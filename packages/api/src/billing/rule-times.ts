import { DAY, dayNumber, MINUTE, minutesOf, parseTimestamp, startOfDay } from '../time.ts'

/** When a rule holds: on which weekdays, 1 Monday to 7 Sunday and none for every day, and at which time of day. */
export interface RuleTimes {
  weekdays: readonly number[]
  /** `HH:mm-HH:mm` in UTC+8, also over midnight. */
  timeWindow: string
}

/** On which days a rule holds. */
export interface RuleDays {
  weekdays: readonly number[]
  /** `YYYY-MM-DD`, both included; null has no end. */
  validFrom: string
  validTo: string | null
}

/** 1970-01-01 was a Thursday. */
const THURSDAY = 3

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: number): number {
  return ((((day + THURSDAY) % 7) + 7) % 7) + 1
}

/** The weekdays of a mask: bit 0 is Monday; every day are none. */
export function weekdaysOf(mask: number): number[] {
  const days = [1, 2, 3, 4, 5, 6, 7].filter((day) => (mask & (1 << (day - 1))) !== 0)
  return days.length === 7 ? [] : days
}

/** The mask of weekdays; none stand for every day. */
export function maskOf(weekdays: readonly number[]): number {
  return weekdays.length === 0 ? 127 : weekdays.reduce((mask, day) => mask | (1 << (day - 1)), 0)
}

/** Whether a moment lies on one of a rule's weekdays and inside its window. */
export function holdsAt({ weekdays, timeWindow }: RuleTimes, at: number): boolean {
  const day = dayNumber(at)
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) return false
  const minute = ((at - startOfDay(day)) % DAY) / MINUTE
  const [from = 0, to = 0] = timeWindow.split('-').map(minutesOf)
  return from < to ? from <= minute && minute < to : minute >= from || minute < to
}

/** Whether a rule holds on a day, `YYYY-MM-DD`. */
export function holdsOn({ weekdays, validFrom, validTo }: RuleDays, day: string): boolean {
  if (day < validFrom || (validTo !== null && day > validTo)) return false
  return weekdays.length === 0 || weekdays.includes(weekdayOf(dayNumber(parseTimestamp(day))))
}

/** Whether two rules hold on a common day. */
export function overlaps(one: RuleDays, other: RuleDays): boolean {
  const from = [one.validFrom, other.validFrom].sort().at(-1) ?? one.validFrom
  const ends = [one.validTo, other.validTo].filter((day) => day !== null).sort()
  const last = dayNumber(parseTimestamp(ends[0] ?? from)) + (ends.length === 0 ? 6 : 0)
  const first = dayNumber(parseTimestamp(from))
  // After a week the weekdays come again.
  const days = Array.from({ length: Math.max(0, Math.min(7, last - first + 1)) }, (_, n) =>
    weekdayOf(first + n),
  )
  const isIn = ({ weekdays }: RuleDays, day: number) => weekdays.length === 0 || weekdays.includes(day)
  return days.some((day) => isIn(one, day) && isIn(other, day))
}
