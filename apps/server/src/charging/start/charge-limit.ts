import type { CodeOf } from '@ampdeck/api/enumeration'
import type { weekday } from '@ampdeck/api/enumerations/tariff'
import { dayNumber, formatTimestamp } from '@ampdeck/api/time'

/** What a limit says of a start (domain.md §3.2 ChargeLimit); null does not limit. */
export interface Limit {
  perDayTimes: number | null
  perDayWh: number | null
  perOrderFen: number | null
  socMax: number | null
  stationIds: readonly number[]
  weekdays: readonly CodeOf<typeof weekday>[]
  /** `HH:mm`. */
  windowFrom: string | null
  windowTo: string | null
  /** What its target has charged today, the running charges included. */
  today: { times: number; wh: number }
}

export interface StartAt {
  stationId: number
  ts: number
  soc: number | null
}

/** What a charge may come to; null does not limit it. */
export interface Caps {
  limitFen: number | null
  limitWh: number | null
  limitSoc: number | null
}

/** Day 0 of the calendar, 1 January 1970, was a Thursday. */
const THURSDAY = 3

/** Whether a start is against a limit. */
export function isExceeded(limit: Limit, { stationId, ts, soc }: StartAt): boolean {
  const { perDayTimes, perDayWh, socMax, stationIds, weekdays, today } = limit
  if (stationIds.length > 0 && !stationIds.includes(stationId)) return true
  if (weekdays.length > 0 && !weekdays.some((day) => day === weekdayOf(ts))) return true
  if (!isWithin(limit, ts)) return true
  if (perDayTimes !== null && today.times >= perDayTimes) return true
  if (perDayWh !== null && today.wh >= perDayWh) return true
  return socMax !== null && soc !== null && soc >= socMax
}

/** What a charge may come to under several limits: the least of each. */
export function capsOf(limits: readonly Limit[]): Caps {
  return {
    limitFen: least(limits.map(({ perOrderFen }) => perOrderFen)),
    limitWh: least(
      limits.map(({ perDayWh, today }) => (perDayWh === null ? null : Math.max(0, perDayWh - today.wh))),
    ),
    limitSoc: least(limits.map(({ socMax }) => socMax)),
  }
}

/** 1 is Monday. */
function weekdayOf(ts: number): number {
  return ((dayNumber(ts) + THURSDAY) % 7) + 1
}

/** The second time belongs to the next day where it comes first. */
function isWithin({ windowFrom, windowTo }: Limit, ts: number): boolean {
  if (windowFrom === null || windowTo === null) return true
  const time = formatTimestamp(ts).slice(11, 16)
  return windowFrom <= windowTo
    ? time >= windowFrom && time < windowTo
    : time >= windowFrom || time < windowTo
}

export function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.min(...known)
}
