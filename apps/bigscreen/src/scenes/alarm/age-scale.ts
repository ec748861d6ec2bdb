import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'

/** What is younger or older stands at the end of the scale. */
const YOUNGEST = MINUTE
const OLDEST = 5 * DAY

/** Where an age stands on the logarithmic scale, 0 to 1. */
export function placeOfAge(ms: number): number {
  const age = Math.min(OLDEST, Math.max(YOUNGEST, ms))
  return Math.log(age / YOUNGEST) / Math.log(OLDEST / YOUNGEST)
}

/** The ages that the axis names. */
export const axisAges = [
  { ms: MINUTE, count: 1, unit: 'minutes' },
  { ms: 10 * MINUTE, count: 10, unit: 'minutes' },
  { ms: HOUR, count: 1, unit: 'hours' },
  { ms: 6 * HOUR, count: 6, unit: 'hours' },
  { ms: DAY, count: 1, unit: 'days' },
  { ms: 3 * DAY, count: 3, unit: 'days' },
] as const
