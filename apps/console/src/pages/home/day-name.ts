import type { Language } from '@ampdeck/api/enumeration'
import { parseTimestamp, UTC8 } from '@ampdeck/api/time'

/** `10 Nov`, or with the day of the week `Tue 10 Nov`, of a day as the API writes it. */
export function dayName(day: string, language: Language, isLong = false): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(isLong && { weekday: 'short' }),
  })
  return format.format(parseTimestamp(`${day} 00:00:00`) + UTC8).replace(',', '')
}
