/**
 * The change against the equal period before, in basis points (screens.md §4.1 K27): (value − previous) / previous.
 * Nothing where there is nothing to compare with: no value, no previous value, or a previous value of zero.
 */
export function deltaOf(
  value: number | null | undefined,
  previous: number | null | undefined,
): number | null {
  if (value == null || !previous) return null
  return Math.round(((value - previous) / Math.abs(previous)) * 10_000)
}
