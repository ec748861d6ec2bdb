/*
 * Times as people and the wire write them. No schema library here: the first load of a page needs these.
 */

/** Milliseconds. */
export const MINUTE = 60_000
export const QUARTER = 15 * MINUTE
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** All tariffs, days and months of the product are UTC+8, without daylight saving. */
export const UTC8 = 8 * HOUR

/** `2026-07-01 10:00:00` in UTC+8 from epoch milliseconds. */
export function formatTimestamp(epoch: number): string {
  return new Date(epoch + UTC8).toISOString().slice(0, 19).replace('T', ' ')
}

/** Epoch milliseconds from `2026-07-01 10:00:00` in UTC+8; a date alone means its midnight. */
export function parseTimestamp(text: string): number {
  return Date.parse(`${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}Z`) - UTC8
}

/**
 * Complete minutes between two moments, by the seconds that are shown of them: the one way in which a duration is rounded,
 * so that no two places say different minutes of one charge.
 */
export function completeMinutes(from: number, to: number): number {
  return Math.max(0, Math.floor((Math.floor(to / 1_000) - Math.floor(from / 1_000)) / 60))
}

/** `2026-07-01` in UTC+8 from epoch milliseconds. */
export function formatDate(epoch: number): string {
  return formatTimestamp(epoch).slice(0, 10)
}

/** Days since 1970 in UTC+8. */
export function dayNumber(epoch: number): number {
  return Math.floor((epoch + UTC8) / DAY)
}

/** Midnight of a day, by its number, in UTC+8. */
export function startOfDay(day: number): number {
  return day * DAY - UTC8
}

/** When the month of a moment began in UTC+8, or the month that lies so many months after it. */
export function startOfMonth(epoch: number, later = 0): number {
  const moment = new Date(epoch + UTC8)
  return Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + later) - UTC8
}

/** Minutes from midnight of `16:30`; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** `16:30` of minutes from midnight; 1440 is `24:00`. */
export function hourMinute(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(Math.floor(minutes % 60))}`
}
