import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { DAY, dayNumber, formatDate, HOUR, startOfDay } from '@ampdeck/api/time'

/** What the orders that ended in an hour came to. */
export interface HourOfStat {
  /** `2026-07-01` in UTC+8. */
  day: string
  hour: number
  orders: number
  energyWh: number
  incomeFen: number
  chargeMinutes: number
}

interface Period {
  days: number
  now: number
}

const MINUTES = 60
const BASIS = 10_000

/** A counter of some days against as many before them, up to the same moment. */
export function counterOfDays(
  hours: readonly HourOfStat[],
  measure: 'orders' | 'energyWh' | 'incomeFen' | 'chargeMinutes',
  { days, now }: Period,
) {
  const midnight = startOfDay(dayNumber(now))
  const dayOf = (back: number) => formatDate(midnight - back * DAY)
  const sumOf = (rows: readonly HourOfStat[]) => rows.reduce((sum, row) => sum + row[measure], 0)
  const perDay = (first: number) =>
    Array.from({ length: days }, (_, nth) => {
      const day = dayOf(first - nth)
      return sumOf(hours.filter((row) => row.day === day))
    })
  const [values, previous] = [perDay(days - 1), perDay(2 * days - 1)]
  const lastBefore = hours.filter(({ day }) => day === dayOf(days))
  return {
    today: values.reduce((sum, value) => sum + value, 0),
    before:
      previous.slice(0, -1).reduce((sum, value) => sum + value, 0) +
      Math.round(lastBefore.reduce((sum, row) => sum + row[measure] * passed(row.hour, now - midnight), 0)),
    hours: values,
    previous,
  }
}

/**
 * Time utilisation (K8): the minutes of the charges that ended, of the minutes of all guns that can charge. Which guns
 * were out of order in the past is not kept, so those that are now stand for it.
 */
export function timeUseOf(
  hours: readonly HourOfStat[],
  guns: readonly { status: number; count: number }[],
  { days, now }: Period,
) {
  const { offline, fault } = gunStatus.code
  const able = guns.filter(({ status }) => status !== offline && status !== fault)
  const gunMinutes = able.reduce((sum, { count }) => sum + count, 0)
  const midnight = startOfDay(dayNumber(now))
  const share = (minutes: number, of: number) =>
    gunMinutes * of > 0 ? Math.min(BASIS, Math.round((minutes * BASIS) / (gunMinutes * of))) : 0
  const minutes = counterOfDays(hours, 'chargeMinutes', { days, now })
  const elapsed = (days - 1) * DAY + now - midnight
  const whole = elapsed / (HOUR / MINUTES)
  if (days > 1) {
    const perDay = (values: readonly number[]) => values.map((value) => share(value, DAY / (HOUR / MINUTES)))
    return {
      today: share(minutes.today, whole),
      before: share(minutes.before, whole),
      hours: perDay(minutes.hours),
      previous: perDay(minutes.previous),
    }
  }
  const hourOf = (day: string, hour: number) =>
    share(
      hours
        .filter((row) => row.day === day && row.hour === hour)
        .reduce((sum, row) => sum + row.chargeMinutes, 0),
      MINUTES,
    )
  const ofDay = (day: string, length: number) => Array.from({ length }, (_, hour) => hourOf(day, hour))
  return {
    today: share(minutes.today, whole),
    before: share(minutes.before, whole),
    hours: ofDay(formatDate(now), Math.floor((now - midnight) / HOUR) + 1),
    previous: ofDay(formatDate(midnight - DAY), DAY / HOUR),
  }
}

/** How much of an hour of the day lies before a moment of the day, between 0 and 1. */
function passed(hour: number, sinceMidnight: number): number {
  return Math.min(1, Math.max(0, (sinceMidnight - hour * HOUR) / HOUR))
}
