const SECOND = 1_000

/**
 * Whole seconds left until a deadline; it reaches 0 at the deadline and not before. Negative: how long it has passed.
 *
 * @param ms milliseconds from now to the deadline
 */
export function secondsLeft(ms: number): number {
  // Never −0: it would be written with a minus.
  return ms > 0 ? Math.ceil(ms / SECOND) : -Math.floor(-ms / SECOND) || 0
}

/** `01:27:52`; hours go beyond 99, a minus stands before what has passed (spec §9). */
export function clockText(seconds: number): string {
  const all = Math.abs(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '−' : ''}${two(Math.floor(all / 3_600))}:${two(Math.floor(all / 60) % 60)}:${two(all % 60)}`
}

/** The same as an ISO 8601 duration, for machines: `PT1H27M52S`. */
export function isoDuration(seconds: number): string {
  const all = Math.max(0, seconds)
  return `PT${Math.floor(all / 3_600)}H${Math.floor(all / 60) % 60}M${all % 60}S`
}
