import { DAY, MINUTE } from '@ampdeck/api/time'
import { parseTime } from './pile-time.ts'

/** How far a pile's clock may be ahead; heartbeats set it right again. */
const MAX_AHEAD_MS = 5 * MINUTE
/** An offline pile may tell of a charge much later, but not of one before its records are thrown away. */
const MAX_BEHIND_MS = 400 * DAY

/** Whether a pile with a clock that is anywhere near right can have said this. */
export function isCredible(ts: number, now: number): boolean {
  return ts <= now + MAX_AHEAD_MS && ts >= now - MAX_BEHIND_MS
}

/** The time of what a pile reports; where that cannot be read or its clock is absurd, the time of receipt. */
export function timeOf(written: unknown, now: number): number {
  const ts = parseTime(written)
  return isCredible(ts, now) ? ts : now
}

/**
 * How far to move all times of one frame: none when the last of them is credible; else so that it is now, and the
 * others keep their distance.
 */
export function clockShift(times: readonly number[], now: number): number {
  const last = times
    .filter((ts) => Number.isFinite(ts))
    .reduce((latest, ts) => Math.max(latest, ts), Number.NEGATIVE_INFINITY)
  return !Number.isFinite(last) || isCredible(last, now) ? 0 : now - last
}
