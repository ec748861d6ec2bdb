const HOUR = 3_600
const SUNRISE = { from: 5.5 * HOUR, to: 7.5 * HOUR }
const SUNSET = { from: 17.5 * HOUR, to: 19.5 * HOUR }

/** How light it is, from 0 at night to 1 by day, at a second of the day. */
export function daylightAt(second: number): number {
  const rise = (second - SUNRISE.from) / (SUNRISE.to - SUNRISE.from)
  const set = (SUNSET.to - second) / (SUNSET.to - SUNSET.from)
  return Math.max(0, Math.min(1, rise, set))
}
