/** What a row of items that may not fit needs to know, in pixels. */
export interface Row {
  /** The width of each item, in order. */
  widths: readonly number[]
  available: number
  /** The width of the button that holds the rest. */
  moreWidth: number
  /** The item that is never put away; -1 for none. */
  current: number
}

/** The indexes of the items that fit beside the button for the rest. The current one always does. */
export function fitting({ widths, available, moreWidth, current }: Row): number[] {
  const all = widths.map((_, index) => index)
  const sum = (indexes: readonly number[]) =>
    indexes.reduce((total, index) => total + (widths[index] ?? 0), 0)
  if (sum(all) <= available) return all

  const kept = all.filter((index) => index === current)
  let left = available - moreWidth - sum(kept)
  for (const index of all) {
    if (index === current) continue
    left -= widths[index] ?? 0
    if (left < 0) break
    kept.push(index)
  }
  return kept.sort((a, b) => a - b)
}
