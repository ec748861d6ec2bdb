import { addDays, weekdayOf } from '../../inputs/calendar/days.ts'

/** The days from one on. */
export function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(date, index))
}

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date))
}
