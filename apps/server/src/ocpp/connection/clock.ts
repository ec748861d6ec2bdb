import { MINUTE } from '@ampdeck/api/time'
import { WRONG_CLOCK_MS } from '../../device/charge-point.ts'
import { isoTime } from '../translation/link.ts'
import { parseTime } from '../translation/pile-time.ts'

/** A wrong clock is right again when it is off by less. */
const RIGHT_MS = WRONG_CLOCK_MS / 2
/** A change of the measured difference that is worth keeping. */
const NOTABLE_MS = 10_000
/** Two messages agree about a clock that went back when they were received so far apart and differ by so little. */
const APART_MS = 20_000
const AGREE_MS = 10_000
/** The end of a link is noticed when two heartbeats are missed. */
const UNNOTICED_MS = 3 * MINUTE

type Payload = Record<string, unknown>

/** When the link to a pile began, and when the one before it ended; null where there was none. */
export interface LinkTimes {
  from: number
  lost: number | null
}

/**
 * The clock of a pile beside the server's own. What a pile says is received later than it says, never earlier: the
 * smallest delay is the best measure. Messages that waited in its queue look like a slow clock, so a clock is taken for
 * slower only by a message that cannot have waited, by two that agree, or by one whose time is now.
 */
export function pileClock() {
  let skew: number | null = null
  let isWrong = false
  /** Whether the pile has started since, and may have set its clock. */
  let isFresh = true
  let link: LinkTimes = { from: Number.NEGATIVE_INFINITY, lost: null }
  let slower: { skew: number; received: number } | undefined

  function set(next: number): void {
    skew = next
    slower = undefined
    isFresh = false
    if (Math.abs(next) >= WRONG_CLOCK_MS) isWrong = true
    else if (Math.abs(next) < RIGHT_MS) isWrong = false
  }

  function measure(said: number, received: number, isDirect: boolean): void {
    const seen = said - received
    const isOlderThanAnyQueue =
      said < link.from - MINUTE && (link.lost === null || said < link.lost - UNNOTICED_MS)
    // A clock that was set right says the time that it is; so does by chance what has waited as long as it was ahead.
    const before = said - (skew ?? 0)
    const mayHaveWaited =
      !isDirect && link.lost !== null && before < link.from - MINUTE && before > link.lost - UNNOTICED_MS
    const isRight = Math.abs(seen) < RIGHT_MS && !mayHaveWaited
    const agrees =
      slower !== undefined &&
      received - slower.received >= APART_MS &&
      Math.abs(seen - slower.skew) < AGREE_MS
    if (isRight || seen >= (skew ?? 0) || (isFresh && (isDirect || isOlderThanAnyQueue)) || agrees) set(seen)
    else if (slower === undefined || Math.abs(seen - slower.skew) >= AGREE_MS)
      slower = { skew: seen, received }
  }

  return {
    /** What was measured on the link before, and when this one began. */
    restore: (before: number | null, times: LinkTimes) => {
      link = times
      if (before === null || skew !== null) return
      set(before)
    },
    restarted: () => {
      isFresh = true
    },
    /** Measures by a message; the difference where it changed notably. */
    hear: (action: string, payload: Payload, received: number): number | undefined => {
      const said = saidAt(action, payload)
      if (!Number.isFinite(said)) return undefined
      const before = skew
      const wasWrong = isWrong
      measure(said, received, action === 'StatusNotification')
      if (skew === null) return undefined
      const isNotable = before === null || wasWrong !== isWrong || Math.abs(skew - before) >= NOTABLE_MS
      return isNotable ? skew : undefined
    },
    /** The message with the times that the server's clock showed. */
    corrected: <T>(payload: T): T => (isWrong && skew !== null ? (shifted(payload, skew) as T) : payload),
  }
}

/** When a pile says that it speaks; nothing where it says no time, or that of something that waited in its queue. */
function saidAt(action: string, payload: Payload): number {
  if (payload.offline === true) return Number.NaN
  if (action === 'MeterValues' && Array.isArray(payload.meterValue))
    return parseTime(payload.meterValue.at(-1)?.timestamp)
  return parseTime(payload.timestamp)
}

/** The same with every time moved: the standards call each of them `timestamp`. */
function shifted(value: unknown, skew: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shifted(item, skew))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const ts = key === 'timestamp' ? parseTime(part) : Number.NaN
      return [key, Number.isFinite(ts) ? isoTime(ts - skew) : shifted(part, skew)]
    }),
  )
}
