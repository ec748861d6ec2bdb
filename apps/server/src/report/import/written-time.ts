import { plain } from '@ampdeck/validation/plain'

/** A day, and the time of day where one is written. */
export interface WrittenTime {
  day: string
  /** `2026-05` where only a month is written. */
  month: string | undefined
  moment: string
  hasClock: boolean
  /** No time, or the one that a spreadsheet adds to a day. */
  isMidnight: boolean
}

const DATE = /^(\d{4})\s*(?:[-/.]|年)\s*(\d{1,2})(?:\s*(?:[-/.]|月)\s*(\d{1,2})(?:\s*日)?|\s*月)?/
const CLOCK =
  /^[\sT]*(上午|下午|[ap]m)?\s*(\d{1,2})\s*(?::|时|點|点)\s*(\d{1,2})\s*分?(?:\s*:?\s*(\d{1,2})(?:\.0+)?\s*秒?)?\s*(上午|下午|[ap]m)?$/i

/** What a date means as people and Chinese spreadsheets write it: the year first. Nothing where that is not one day. */
export function writtenTime(text: string): WrittenTime | undefined {
  const value = plain(text).replace(/\s+/g, ' ')
  const date = DATE.exec(value)
  if (!date) return undefined
  const [whole, year = '', month = '', dayOfMonth] = date
  const rest = value.slice(whole.length)
  if (dayOfMonth === undefined) return rest === '' ? ofMonth(year, month) : undefined
  const day = `${year}-${two(month)}-${two(dayOfMonth)}`
  if (rest === '')
    return { day, month: undefined, moment: `${day} 00:00:00`, hasClock: false, isMidnight: true }
  // `2026-03-011` is no day with a time.
  const clock = /^[\sT上下]/.test(rest) || /日$/.test(whole) ? clockOf(rest) : undefined
  if (clock === undefined) return undefined
  return {
    day,
    month: undefined,
    moment: `${day} ${clock}`,
    hasClock: true,
    isMidnight: clock === '00:00:00',
  }
}

/** Day and month can change places where the year is not first: no guess is made. */
export function yearIsNotFirst(text: string): boolean {
  return /^\d{1,2}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,4}(?!\d)/.test(plain(text))
}

function ofMonth(year: string, month: string): WrittenTime {
  const written = `${year}-${two(month)}`
  return { day: written, month: written, moment: written, hasClock: false, isMidnight: false }
}

function clockOf(rest: string): string | undefined {
  const found = CLOCK.exec(rest)
  if (!found) return undefined
  const [, before, hour = '', minute = '', second = '0', after] = found
  const half = (before ?? after)?.toLowerCase()
  if (before && after) return undefined
  const hours = half === undefined ? Number(hour) : hoursOf(Number(hour), half === 'pm' || half === '下午')
  return hours === undefined ? undefined : `${two(String(hours))}:${two(minute)}:${two(second)}`
}

/** `下午15:42` is written too, and means what it says. */
function hoursOf(hour: number, isAfternoon: boolean): number | undefined {
  if (hour > 12) return isAfternoon ? hour : undefined
  if (hour === 12) return isAfternoon ? 12 : 0
  return isAfternoon ? hour + 12 : hour
}

const two = (text: string) => text.padStart(2, '0')
