import { MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { cutPeriods } from '../../charging/period-strip/spans-of.ts'
import type { PowerStep } from './plan-rules.ts'

/** A tariff period of every day. */
export interface PlanPeriod {
  /** `HH:mm`; `24:00` is midnight at the end. */
  from: string
  to: string
  /** A code of `Period`: 1 sharp, 2 peak, 3 flat, 4 valley. */
  period: number
  /** The price in 1/10000 yuan per kWh. */
  ePrice4?: number
}

/** A period where it stands in the view, in minutes. */
export interface TariffBand {
  readonly from: number
  readonly to: number
  readonly period: number
  readonly ePrice4: number | undefined
}

/** Minutes from the start of the view to a timestamp. */
export function minuteOf(timestamp: string, start: string): number {
  return Math.round((parseTimestamp(timestamp) - parseTimestamp(start)) / MINUTE)
}

/** The periods of every day that the view touches, cut to it. */
export function bandsOf(periods: readonly PlanPeriod[], start: string, length: number): TariffBand[] {
  const offset = minuteOf(start, `${start.slice(0, 10)} 00:00:00`)
  return cutPeriods(periods, offset, offset + length)
    .map(({ period: { period, ePrice4 }, from, to }) => ({ from, to, period, ePrice4 }))
    .sort((one, other) => one.from - other.from)
}

/** A limit as steps over the whole view: one value, or values that hold from a moment on. */
export function limitSteps(
  limit: number | readonly { from: string; watts: number }[],
  start: string,
  length: number,
): PowerStep[] {
  if (typeof limit === 'number') return [{ from: 0, to: length, watts: limit }]
  const inOrder = limit
    .map(({ from, watts }) => ({ from: minuteOf(from, start), watts }))
    .sort((a, b) => a.from - b.from)
  return inOrder
    .map(({ from, watts }, index) => ({
      from: Math.max(from, 0),
      to: Math.min(inOrder[index + 1]?.from ?? length, length),
      watts,
    }))
    .filter(({ from, to }) => from < to)
}
