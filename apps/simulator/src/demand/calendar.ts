import { dayNumber, formatDate, parseTimestamp, startOfDay } from '@ampdeck/api/time'

export function isWeekend(day: number): boolean {
  return [0, 6].includes((day + 4) % 7)
}

/** First days of the Spring Festival; its week begins on the eve. */
const festivals = [
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
].map((date) => dayNumber(parseTimestamp(date)))

export function isSpringFestival(day: number): boolean {
  return festivals.some((first) => day >= first - 1 && day < first + 6)
}

/** October 1 to 7. */
export function isNationalHoliday(day: number): boolean {
  const date = formatDate(startOfDay(day))
  return date.slice(5) >= '10-01' && date.slice(5) <= '10-07'
}
