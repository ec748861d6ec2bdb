import type { LineState } from '@ampdeck/ui/live'
import type { Link } from '@ampdeck/ui/refresh-lamp'

/** The server says something at least this often, in milliseconds; three of them without a word are 30 s. */
export const BEAT_MS = 10_000
/** A line that is back within this time was never away for who looks at it. */
const BLINK_MS = 3_000

/** How good the news of a screen is: told at once, asked for now and then, or not to be had. */
export function linkOf(
  { is, heardAt }: LineState,
  { read, isAway, now }: { read: number; isAway: boolean; now: number },
): Link {
  return {
    lastAt: is === 'open' ? heardAt : Math.max(heardAt, read),
    beatMs: BEAT_MS,
    isLost: isAway,
    isDelayed: is !== 'open' && now - heardAt > BLINK_MS,
  }
}
