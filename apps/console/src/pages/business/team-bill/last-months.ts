import { formatDate } from '@ampdeck/api/time'

const COUNT = 13

/** `YYYY-MM` of this month and those before it, the newest first. */
export function lastMonths(now: number): string[] {
  const [year = 0, month = 0] = formatDate(now).split('-').map(Number)
  return Array.from({ length: COUNT }, (_, index) => {
    const n = year * 12 + month - 1 - index
    return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
  })
}
