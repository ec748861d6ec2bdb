import { DAY, MINUTE } from '@ampdeck/api/time'

/** A pile's clock may run ahead by so much, and what it kept for us may be so old. */
const AHEAD = 5 * MINUTE
const OLDEST = 400 * DAY

/** When something happened, by the pile's clock where that can be true, else now. */
export function timeOf(reported: number, now: number): number {
  const isPossible = Number.isFinite(reported) && reported <= now + AHEAD && reported >= now - OLDEST
  return isPossible ? Math.trunc(reported) : now
}
