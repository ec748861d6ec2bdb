import type { Language } from '@ampdeck/api/enumeration'

const made = new Map<string, Intl.DateTimeFormat>()

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

/** "Jul", "7月". */
export function shortMonthName(month: string, language: Language): string {
  return format(language, 'short', { month: 'short' }).format(new Date(`${month.slice(0, 7)}-01`))
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
