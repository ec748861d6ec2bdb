/*
 * Days as `YYYY-MM-DD`. A roster knows no hour of the clock that moves: all days of the product are UTC+8 without
 * daylight saving (domain.md §1), so plain counting of days is right.
 */

const DAY = 86_400_000

/** The day a number of days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** The days from one on. */
export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(date, index))
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}
