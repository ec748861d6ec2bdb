import { DAY } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'

/** A tariff period inside a window of time. */
export interface PeriodSpan {
  period: TariffPeriod
  /** Between the window's begin, 0, and its end, 1. */
  start: number
  end: number
}

/** What holds from one time of every day to another, `HH:mm`; `24:00` is the end of the day. */
interface Daily {
  readonly from: string
  readonly to: string
}

/**
 * The periods of every day that lie in a window of minutes after midnight, cut at its ends, in order; minutes from the
 * window's begin. A window may go past midnight, or be of several days.
 *
 * @param from minutes after a midnight; below 0 and above 1440 count as the days around it
 */
function cutPeriods<P extends Daily>(
  periods: readonly P[],
  from: number,
  to: number,
): { period: P; from: number; to: number }[] {
  const firstDay = Math.floor(from / DAY)
  const days = Math.max(0, Math.ceil(to / DAY) - firstDay)

  return Array.from({ length: days }, (_, day) =>
    periods.map((period) => {
      const midnight = (firstDay + day) * DAY
      const begin = Math.max(from, midnight + minutesOf(period.from))
      const end = Math.min(to, midnight + minutesOf(period.to))
      return { period, from: begin - from, to: end - from }
    }),
  )
    .flat()
    .filter((span) => span.to > span.from)
}

/** The same as shares of the window's length. */
export function spansOf(periods: readonly TariffPeriod[], from = 0, to = DAY): PeriodSpan[] {
  const length = to - from
  if (!(length > 0)) return []
  return cutPeriods(periods, from, to).map((span) => ({
    period: span.period,
    start: span.from / length,
    end: span.to / length,
  }))
}

/** Minutes after midnight of `HH:mm`, `HH:mm:ss`, or a timestamp as the API writes it; `24:00` is 1440. */
export function minutesOf(time: string): number {
  const clock = time.slice(time.indexOf(' ') + 1)
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes + seconds / 60
}
