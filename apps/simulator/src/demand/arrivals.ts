import { DAY, dayNumber, HOUR, startOfDay } from '@ampdeck/api/time'
import type { Random } from '../random.ts'
import { loadCurves, type StationKind } from './load-curve.ts'

/** How busy a gun is. */
export interface Demand {
  kind: StationKind
  /** Cars on an average day, those that find the gun taken included. */
  startsPerDay: number
}

/**
 * When the next car comes, by the load curve of the place (domain.md §8): in each hour as often as that hour's share of
 * the day, so the number of cars in any stretch of time does not depend on when it is asked.
 */
export function nextArrival(random: Random, { kind, startsPerDay }: Demand, after: number): number {
  if (startsPerDay <= 0) return Number.POSITIVE_INFINITY
  const { hours } = loadCurves[kind]
  const whole = hours.reduce((sum, load) => sum + load, 0)
  // Expected cars until then are exponential with mean 1; whole days are passed over at once.
  const expected = random.exponential(1)
  const days = Math.floor(expected / startsPerDay)
  let rest = expected - days * startsPerDay
  for (let at = after + days * DAY; ; ) {
    const hour = Math.floor((at - startOfDay(dayNumber(at))) / HOUR)
    const end = startOfDay(dayNumber(at)) + (hour + 1) * HOUR
    const perMs = (startsPerDay * (hours[hour] ?? 0)) / whole / HOUR
    const inHour = perMs * (end - at)
    if (rest < inHour) return Math.ceil(at + rest / perMs)
    rest -= inHour
    at = end
  }
}
