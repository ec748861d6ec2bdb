import { formatDate } from '@ampdeck/api/time'
import { useTick } from '@ampdeck/ui/live'
import { useMemo } from 'react'

/** `YYYY-MM` of the month of this moment and those before it, the newest first. */
export function lastMonths(now: number, count: number): string[] {
  const [year = 0, month = 0] = formatDate(now).split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const n = year * 12 + month - 1 - index
    return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
  })
}

/** The last months to choose from; a page that stays open over the end of a month gets the new one. */
export function useLastMonths(count: number) {
  const months = useTick((now) => lastMonths(now, count).join())
  return useMemo(() => months.split(',').map((value) => ({ value, label: value })), [months])
}
