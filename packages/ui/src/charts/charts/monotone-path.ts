export interface Point {
  x: number
  y: number
}

/**
 * An SVG path through all points that never swings above or below them (Fritsch and Carlson 1980). A curve that
 * overshoots would show power that was never drawn.
 */
export function monotonePath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const slopes = slopesOf(points)
  let path = `M${round(first.x)},${round(first.y)}`
  let from = first

  rest.forEach((to, index) => {
    const third = (to.x - from.x) / 3
    const out = from.y + third * (slopes[index] ?? 0)
    const into = to.y - third * (slopes[index + 1] ?? 0)
    path += `C${round(from.x + third)},${round(out)} ${round(to.x - third)},${round(into)} ${round(to.x)},${round(to.y)}`
    from = to
  })

  return path
}

function slopesOf(points: readonly Point[]): number[] {
  const secants = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    return to.x === from.x ? 0 : (to.y - from.y) / (to.x - from.x)
  })

  return points.map((_, index) => {
    const before = secants[index - 1]
    const after = secants[index]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    if (before * after <= 0) return 0
    return (2 * before * after) / (before + after)
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
