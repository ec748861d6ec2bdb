import type { FailureKind } from '@ampdeck/api/client/outcome'

/** What one call of the server answers, again and again. Each source of a scene ages alone. */
export interface Source<View> {
  /** The last answer; nothing before the first. */
  view: View | undefined
  /** When the last answer came, or before the first when the asking began; epoch milliseconds. */
  since: number
  /** Why the last attempt gave no answer. */
  failure: FailureKind | undefined
}

/** The connection as the lamp shows it. */
export type Link = 'connecting' | 'live' | 'delayed' | 'lost'

/** How far a value may be trusted: `stale` is grey with its age, `gone` is not shown any more. */
export type Freshness = 'fresh' | 'stale' | 'gone'

/** A value older than this turns grey, and the lamp goes out (screens.md §5). */
const STALE_AFTER_MS = 30_000
/** A value older than this is shown as "–". */
const GONE_AFTER_MS = 5 * 60_000

/** The state of the lamp. A server that refuses to answer is late; one that is not reached is lost. */
export function linkOf({ view, since, failure }: Source<unknown>, now: number): Link {
  if (view && now - since < STALE_AFTER_MS) return 'live'
  if (failure === 'network' || failure === 'timeout') return 'lost'
  return view || failure ? 'delayed' : 'connecting'
}

export function freshnessOf({ view, since }: Source<unknown>, now: number): Freshness {
  if (!view || now - since >= GONE_AFTER_MS) return 'gone'
  return now - since < STALE_AFTER_MS ? 'fresh' : 'stale'
}
