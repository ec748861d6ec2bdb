/** A tab's place along the bar, in pixels. */
export interface Extent {
  readonly left: number
  readonly right: number
}

/**
 * Where a dragged tab belongs: it changes places with a neighbour once the pointer is beyond the neighbour's middle,
 * so tabs of unlike widths do not swing to and fro.
 */
export function placeAt(tabs: readonly Extent[], from: number, x: number): number {
  const middle = (index: number) => {
    const tab = tabs[index]
    return tab ? (tab.left + tab.right) / 2 : Number.NaN
  }
  let to = from
  while (x > middle(to + 1)) to += 1
  while (x < middle(to - 1)) to -= 1
  return to
}
