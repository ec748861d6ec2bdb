/** The point at which a key of the keyboard leads; undefined for a key that is none of the chart's. */
export function moveCursor(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1
  if (last < 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return last
  const by = { ArrowRight: 1, ArrowLeft: -1, PageDown: 10, PageUp: -10 }[key]
  if (by === undefined) return undefined
  // From nowhere the first step leads to the newest point, which is what one asks for first.
  return from === undefined ? last : Math.min(last, Math.max(0, from + by))
}

/** The point nearest to a place between 0 and 1, of points whose places never fall. */
export function nearestPoint(place: number, count: number, placeAt: (index: number) => number): number {
  let low = 0
  let high = Math.max(0, count - 1)
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (placeAt(middle) < place) low = middle
    else high = middle
  }
  return Math.abs(placeAt(high) - place) < Math.abs(placeAt(low) - place) ? high : low
}

/** Points at both ends and between, as lines have them; a single point stands in the middle. */
export function pointPlace(index: number, count: number): number {
  return count < 2 ? 0.5 : index / (count - 1)
}

/** The middle of columns that share the width. */
export function columnPlace(index: number, count: number): number {
  return (index + 0.5) / count
}
