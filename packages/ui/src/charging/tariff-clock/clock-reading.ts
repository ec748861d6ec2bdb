import { DAY, minuteOf, nextChange, periodAt, price4Of } from '@ampdeck/api/billing/tariff-day'
import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'

/** A charge, from its first to its last second; times of the wire. */
export interface TariffCharge {
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  from: string
  to: string
}

/** What a clock shows of an instant. */
export interface ClockReading {
  /** Minutes of the day, with their fraction. */
  minute: number
  period: TariffPeriod | undefined
  next: { period: TariffPeriod; seconds: number; at: string } | undefined
}

/** Reads a tariff at an instant, in UTC+8 as all tariffs. */
export function readingAt(periods: readonly TariffPeriod[], now: number): ClockReading {
  const [hours = 0, minutes = 0, seconds = 0] = formatTimestamp(now).slice(11).split(':').map(Number)
  const second = hours * 3_600 + minutes * 60 + seconds
  const change = nextChange(periods, second)

  return {
    minute: second / 60,
    period: periodAt(periods, second / 60),
    next: change && { ...change, at: change.period.from },
  }
}

/** Where a charge lies on the ring, in minutes; one that runs over midnight ends above 1440, a longer one fills it. */
export function chargeSpan({ from, to }: TariffCharge): { from: number; to: number; minutes: number } {
  const minutes = Math.max(0, (parseTimestamp(to) - parseTimestamp(from)) / MINUTE)
  const [hours = 0, minute = 0, second = 0] = from.slice(11).split(':').map(Number)
  const start = hours * 60 + minute + second / 60
  return { from: start, to: start + Math.min(minutes, DAY), minutes }
}

/** The price of an average half hour, 0.0001 yuan per kWh; nothing where there is no price at all. */
export function averagePrice4(periods: readonly TariffPeriod[]): number | undefined {
  let minutes = 0
  let sum = 0
  for (const row of periods) {
    const length = (minuteOf(row.to) ?? 0) - (minuteOf(row.from) ?? 0)
    if (length <= 0) continue
    minutes += length
    sum += length * price4Of(row)
  }
  return minutes > 0 ? Math.round(sum / minutes) : undefined
}

/** One row for each price of the day, dearest first. */
export function pricesOf(periods: readonly TariffPeriod[]): readonly TariffPeriod[] {
  const byPrice = new Map(periods.map((row) => [`${row.period}-${price4Of(row)}`, row]))
  return [...byPrice.values()].sort((a, b) => price4Of(b) - price4Of(a) || a.period - b.period)
}
