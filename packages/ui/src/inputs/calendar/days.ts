import type { Language } from '@ampdeck/api/enumeration'
import { DAY, UTC8 } from '@ampdeck/api/time'

/*
 * Calendar days as the wire writes them, `YYYY-MM-DD`, and sums with them. They are days of UTC+8, whatever zone the
 * browser is in: nothing here asks the browser's clock for more than the epoch. Texts in this form sort by time.
 */

/** Today in UTC+8, the time of all tariffs and reports. */
export function todayOf(now: number): string {
  return textOf(now + UTC8)
}

/** Whether a text is a day that exists. */
export function isDay(text: unknown): text is string {
  return typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}

/**
 * The day that a typed or pasted text means: `2026-07-01`, `2026/7/1`, `2026.7.1`, `20260701`, `2026年7月1日`,
 * full-width digits, and what stands behind it as a time.
 */
export function parseDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, year, month, day] =
    /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:[T\s]+\d{1,2}[:点].*)?$/.exec(plain) ??
    []
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(written) ? written : undefined
}

/** The month, `YYYY-MM`, that a text means: `2026-07`, `2026/7`, `202607`, `2026年7月`. */
export function parseMonth(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  const [, year, month] =
    /^(\d{4})(\d\d)$/.exec(plain) ?? /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*月?$/.exec(plain) ?? []
  const written = `${year}-${month?.padStart(2, '0')}`
  return isDay(`${written}-01`) ? written : undefined
}

/** The day so many days later, or earlier where negative. */
export function addDays(day: string, count: number): string {
  return textOf(Date.parse(day) + count * DAY)
}

/** The same day so many months later; the last day of a month that is too short. */
export function addMonths(day: string, count: number): string {
  const date = new Date(day)
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1))
  const month = textOf(first.getTime()).slice(0, 7)
  const last = lastOfMonth(month)
  const wanted = `${month}-${day.slice(8)}`
  return wanted < last ? wanted : last
}

/** The last day of a month, `YYYY-MM` or any of its days. */
export function lastOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return textOf(Date.UTC(year, number, 0))
}

/** Monday 1 to Sunday 7. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** How many days lie between; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The calendar holds four-digit years; a sum beyond them stays at the edge. */
function textOf(epoch: number): string {
  if (!(epoch >= FIRST)) return Number.isNaN(epoch) ? '' : '0001-01-01'
  return epoch > LAST ? '9999-12-31' : new Date(epoch).toISOString().slice(0, 10)
}

const FIRST = Date.parse('0001-01-01')
const LAST = Date.parse('9999-12-31')

/** "Wednesday, 1 July 2026", "2026年7月1日星期三": a day as a screen reader says it. */
export function dayName(day: string, language: Language): string {
  return format(language, 'day', { dateStyle: 'full' }).format(new Date(day))
}

/** "July 2026", "2026年7月". */
export function monthName(month: string, language: Language): string {
  return format(language, 'month', { year: 'numeric', month: 'long' }).format(
    new Date(`${month.slice(0, 7)}-01`),
  )
}

/** Monday to Sunday, long ("Monday", "星期一") or as a head of columns ("Mo", "一"). */
export function weekdayNames(language: Language, width: 'long' | 'head' = 'long'): string[] {
  // 5 January 2026 is a Monday.
  const days = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2026, 0, 5 + index)))
  const names = days.map((day) => format(language, 'weekday', { weekday: 'long' }).format(day))
  if (width === 'long') return names
  return names.map((name) => (language === 'en' ? name.slice(0, 2) : name.slice(-1)))
}

/** English in the order of the rest of the console's English: day, month, year. */
function format(language: Language, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${kind}`
  const known =
    made.get(key) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { ...options, timeZone: 'UTC' })
  made.set(key, known)
  return known
}

const made = new Map<string, Intl.DateTimeFormat>()
