/** What is known of something that is, or was, the matter at an object. */
export interface Held {
  /** When it was first reported. */
  since: number
  /** When it was last reported. */
  lastOn: number
  /** Since when it has been gone; null while it lasts. */
  offSince: number | null
  /** When it was last reported to be gone. */
  lastOff: number | null
  /** An incident stands for it already. */
  isIncident: boolean
}

/** What is to be done about it: nothing yet, an incident, its recovery, or nothing ever. */
export type Verdict = 'wait' | 'raise' | 'recover' | 'forget'

/** After a report that it is so. Reports may come in any order: an old one does not bring back what is gone. */
export function turnedOn(held: Held, ts: number): Held {
  const { offSince, lastOff } = held
  const isGone = lastOff !== null && ts < lastOff && offSince !== null
  return {
    ...held,
    since: Math.min(held.since, ts),
    lastOn: Math.max(held.lastOn, ts),
    // It was there between two reports that it was gone: gone since the later one.
    offSince: isGone ? (offSince < ts ? lastOff : offSince) : null,
  }
}

/** After a report that it is so no longer; one that is older than the last word to the contrary says nothing. */
export function turnedOff(held: Held, ts: number): Held {
  if (ts < held.lastOn) return held
  return {
    ...held,
    offSince: Math.min(held.offSince ?? ts, ts),
    lastOff: Math.max(held.lastOff ?? ts, ts),
  }
}

/**
 * A condition must last for the hold-off before it is an incident, and be gone for as long before that is over: what
 * comes and goes in between is one condition, however often. Without a hold-off both are at once.
 */
export function verdictOf({ since, offSince, isIncident }: Held, now: number, holdMs: number): Verdict {
  if (offSince !== null) {
    if (now - offSince < holdMs) return 'wait'
    return isIncident ? 'recover' : 'forget'
  }
  return !isIncident && now - since >= holdMs ? 'raise' : 'wait'
}

/** A device whose clock is this far off is not believed. */
const MAX_SKEW_MS = 300_000

/** When it happened: the device's word, as far as its clock can be right. */
export function trusted(ts: number, now: number): number {
  return ts > now || now - ts > MAX_SKEW_MS ? now : ts
}
