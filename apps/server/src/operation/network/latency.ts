/** Answers are counted by how long they took, in milliseconds: up to each of these, and longer. */
export const LATENCY_BOUNDS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000] as const

/**
 * Within how many milliseconds a share of the answers came, from their counts by bounds. Inside a bound they are taken
 * as evenly spread; what took longer than the last bound is said to have taken just that.
 */
export function latencyOf(counts: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = total * share
  let before = 0
  for (const [nth, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const low = nth === 0 ? 0 : (LATENCY_BOUNDS[nth - 1] ?? 0)
      const high = LATENCY_BOUNDS[nth] ?? low
      return Math.round(low + ((wanted - before) / count) * (high - low))
    }
    before += count
  }
  return LATENCY_BOUNDS.at(-1) ?? null
}

/** Counts of several places or hours together. */
export function summed(all: Iterable<readonly number[]>): number[] {
  const sum = Array.from({ length: LATENCY_BOUNDS.length + 1 }, () => 0)
  for (const counts of all) for (const [nth, count] of counts.entries()) sum[nth] = (sum[nth] ?? 0) + count
  return sum
}
