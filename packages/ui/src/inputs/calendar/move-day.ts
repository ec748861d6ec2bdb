import { addDays, addMonths, weekdayOf } from './days.ts'

/**
 * The day that a key leads to, as in the date grid of the ARIA practices: arrows by day and week, Home and End in
 * the week, Page Up and Down by month, with Shift by year. Nothing for any other key.
 */
export function moveDay(day: string, key: string, withShift: boolean): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, 1 - weekdayOf(day))
    case 'End':
      return addDays(day, 7 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, withShift ? -12 : -1)
    case 'PageDown':
      return addMonths(day, withShift ? 12 : 1)
    default:
      return undefined
  }
}
