/** A part of a whole in basis points; nothing where there is no whole. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 10_000) : null
}

/** How far a value is on a scale from 0, between 0 and 1. */
export function clampedShare(value: number, max: number): number {
  return max > 0 && value > 0 ? Math.min(1, value / max) : 0
}

/**
 * The shares of a whole in basis points, rounded so that they make 10,000 together (largest remainder): a column of
 * per cents that sums to 99 looks like a mistake. In steps of `step` basis points, 100 for whole per cents.
 */
export function sharesOf(values: readonly number[], step = 100): number[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  if (total === 0) return values.map(() => 0)
  const exact = values.map((value) => (Math.max(0, value) / total) * (10_000 / step))
  const shares = exact.map(Math.floor)
  const missing = Math.round(10_000 / step - shares.reduce((sum, share) => sum + share, 0))
  const order = exact
    .map((value, index) => ({ index, left: value - Math.floor(value) }))
    .sort((a, b) => b.left - a.left)
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => share * step)
}
