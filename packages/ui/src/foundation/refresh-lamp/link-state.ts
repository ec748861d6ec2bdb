import { STALE_BEATS } from '../live/live-store.ts'

/** How good the connection to live data is. */
export type LinkState = 'live' | 'delayed' | 'lost'

export interface Link {
  /** When the last message came, in milliseconds since 1970. */
  lastAt: number
  /** The interval at which messages come, in milliseconds. */
  beatMs: number
  /** The connection is down, not merely quiet. */
  isLost?: boolean | undefined
  /** What comes is asked for now and then, not told as it happens. */
  isDelayed?: boolean | undefined
}

/** Later than three beats is delayed; a connection that is down is lost whatever its age. */
export function linkState(
  { lastAt, beatMs, isLost = false, isDelayed = false }: Link,
  now: number,
): LinkState {
  if (isLost) return 'lost'
  return isDelayed || now - lastAt > STALE_BEATS * beatMs ? 'delayed' : 'live'
}
