import type { PowerProfile } from '../device/pile-request.ts'

const SECOND = 1_000

/* What an operator has set by hand may change with time, end by itself, or hold for one charge alone. */

/** When a profile ends by itself. */
const endOf = ({ from = 0, seconds }: PowerProfile) =>
  seconds === undefined ? Number.POSITIVE_INFINITY : from + seconds * SECOND

/** What a profile leaves at a time; nothing after its end. */
export function limitAt(profile: PowerProfile, at: number): number | undefined {
  if (at >= endOf(profile)) return undefined
  const second = Math.max(0, at - (profile.from ?? at)) / SECOND
  return profile.periods.findLast(({ startSecond }) => startSecond <= second)?.limitW
}

/** The least that a profile leaves in a stretch of time; nothing where it limits none of it. */
export function lowestBetween(profile: PowerProfile, from: number, to: number): number | undefined {
  const begun = profile.periods.map(({ startSecond }) => (profile.from ?? from) + startSecond * SECOND)
  const limits = [from, ...begun.filter((time) => time > from && time < to)].map((at) => limitAt(profile, at))
  const known = limits.filter((limit) => limit !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

interface Moment {
  now: number
  /** Of the charge that runs at the gun. */
  transactionId: string | null
}

/** Whether a limit does not count any more: its time is over, or its charge. */
export function isOver(hand: PowerProfile, { now, transactionId }: Moment): boolean {
  return now >= endOf(hand) || (hand.purpose === 'transaction' && hand.transactionId !== transactionId)
}

/** What a limit leaves a gun now; nothing where it does not count any more. */
export function handLimit(hand: PowerProfile | null | undefined, moment: Moment): number | undefined {
  return hand && !isOver(hand, moment) ? limitAt(hand, moment.now) : undefined
}
