import { DAY, MINUTE } from '@ampdeck/api/time'

/** How far a pile's clock may be ahead; heartbeats set it right again. */
const MOST_AHEAD_MS = 5 * MINUTE
/** An offline pile may tell of a charge much later, but not of one before its records are thrown away. */
const MOST_BEHIND_MS = 400 * DAY

/** A time as a pile writes it, in any zone; without one it is UTC, as the standard recommends. */
export function parseTime(text: string | undefined): number {
  if (text === undefined) return Number.NaN
  const hasZone = /([zZ]|[+-]\d\d:?\d\d)$/.test(text.trim())
  return Date.parse(hasZone ? text.trim() : `${text.trim()}Z`)
}

/** Whether a pile with a clock that is anywhere near right can have said this. */
export function isCredible(ts: number, now: number): boolean {
  return ts <= now + MOST_AHEAD_MS && ts >= now - MOST_BEHIND_MS
}

/** The time of what a pile tells; where its clock is absurd, the time it is told. */
export function timeOf(text: string | undefined, now: number): number {
  const ts = parseTime(text)
  return isCredible(ts, now) ? ts : now
}

/**
 * How far to move all times of one frame: none when the last of them is credible; else so that it is now, and the
 * others keep their distance.
 */
export function clockShift(times: readonly number[], now: number): number {
  const last = Math.max(...times.filter((ts) => Number.isFinite(ts)))
  return !Number.isFinite(last) || isCredible(last, now) ? 0 : now - last
}
