import { MINUTE } from '@ampdeck/api/time'

/** One charger that loses its link comes back now and then; two under one code take it from each other without end. */
const CONTESTS = 5
const WITHIN_MS = 2 * MINUTE
/** Nobody has tried to take the link for so long: the matter is over. */
const QUIET_MS = 10 * MINUTE
/** A charger that comes again and again is reported so often. */
const REPORT_EVERY_MS = MINUTE

interface Contest {
  /** When a link took the place of another that was still held. */
  times: number[]
  /** Where the chargers come from. */
  addresses: Set<string>
  isShared: boolean
  /** When it was last reported. */
  reported: number
}

/** Which piles of this process have links that replace each other: two chargers under one code. */
export function contests(now: () => number) {
  const open = new Map<number, Contest>()

  function contestOf(pileId: number): Contest {
    const known = open.get(pileId) ?? {
      times: [],
      addresses: new Set<string>(),
      isShared: false,
      reported: Number.NEGATIVE_INFINITY,
    }
    open.set(pileId, known)
    return known
  }

  return {
    /** A link has taken, or would take, the place of another; says whether this is to be reported. */
    add(pileId: number, addresses: readonly string[]): boolean {
      const contest = contestOf(pileId)
      const since = now() - WITHIN_MS
      contest.times = [...contest.times.filter((time) => time > since), now()].slice(-CONTESTS)
      for (const address of addresses) if (contest.addresses.size < CONTESTS) contest.addresses.add(address)
      contest.isShared ||= contest.times.length >= CONTESTS
      if (!contest.isShared || now() - contest.reported < REPORT_EVERY_MS) return false
      contest.reported = now()
      return true
    },
    isShared: (pileId: number) => open.get(pileId)?.isShared === true,
    addressesOf: (pileId: number) => [...(open.get(pileId)?.addresses ?? [])],
    /** Those that are over, each once. */
    over(): number[] {
      const ended: number[] = []
      for (const [pileId, { times, isShared }] of open) {
        if (now() - (times.at(-1) ?? 0) < QUIET_MS) continue
        open.delete(pileId)
        if (isShared) ended.push(pileId)
      }
      return ended
    },
  }
}
