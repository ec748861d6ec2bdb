interface Bucket {
  left: number
  at: number
}

interface Rate {
  /** So many at once, and one more each so often. */
  burst: number
  refillMs: number
}

/** Beyond so many keys the one that was used longest ago is forgotten: it has refilled, or somebody makes keys up. */
const MOST_KEYS = 20_000

/** Counts attempts by a key: each takes one of a few, which come back with time. */
export function attemptLimit({ burst, refillMs }: Rate, now: () => number) {
  const buckets = new Map<string, Bucket>()

  function leftOf(key: string): number {
    const bucket = buckets.get(key)
    if (!bucket) return burst
    return Math.min(burst, bucket.left + Math.max(0, now() - bucket.at) / refillMs)
  }

  function set(key: string, left: number) {
    buckets.delete(key)
    if (left < burst) buckets.set(key, { left, at: now() })
    const [oldest] = buckets.keys()
    if (buckets.size > MOST_KEYS && oldest !== undefined) buckets.delete(oldest)
  }

  return {
    hasLeft: (key: string) => leftOf(key) >= 1,
    take: (key: string) => set(key, leftOf(key) - 1),
    giveBack: (key: string) => set(key, leftOf(key) + 1),
  }
}
