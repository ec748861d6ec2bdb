import { type Held, turnedOff, turnedOn, verdictOf } from '../record/alarm-hold.ts'

/** That something was, or was not, the matter at a moment. */
export interface Observation {
  ts: number
  isOn: boolean
}

/**
 * When a rule would have raised an incident, by what is known of one object in the order of time: the hold-off is
 * waited for, and what comes again within the merging time is the same incident.
 */
export function incidentsIn(
  observations: readonly Observation[],
  { holdMs, mergeMs, until }: { holdMs: number; mergeMs: number; until: number },
): number[] {
  const raised: number[] = []
  let held: Held | undefined
  let lastOver = Number.NEGATIVE_INFINITY

  const settle = (now: number) => {
    if (!held) return
    const verdict = verdictOf(held, now, holdMs)
    if (verdict === 'raise') {
      const at = held.since + holdMs
      if (at - lastOver > mergeMs) raised.push(at)
      held = { ...held, isIncident: true }
    }
    if (verdict === 'recover') lastOver = held.offSince ?? now
    if (verdict === 'recover' || verdict === 'forget') held = undefined
  }

  for (const { ts, isOn } of observations) {
    settle(ts)
    if (isOn)
      held = turnedOn(held ?? { since: ts, lastOn: ts, offSince: null, lastOff: null, isIncident: false }, ts)
    else if (held) held = turnedOff(held, ts)
    settle(ts)
  }
  settle(until)
  return raised
}

/** Readings come every minute while somebody charges: after a gap, what was so is so no longer. */
const GAP_MS = 300_000
const READING_MS = 60_000

/** Readings with an end after each run of them. */
export function withGapsClosed<T extends Observation>(readings: readonly T[]): Observation[] {
  return readings.flatMap((reading, index): Observation[] => {
    const next = readings[index + 1]
    const isLast = !next || next.ts - reading.ts > GAP_MS
    return reading.isOn && isLast ? [reading, { ts: reading.ts + READING_MS, isOn: false }] : [reading]
  })
}
