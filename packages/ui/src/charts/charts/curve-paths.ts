/** A place in a drawing, px. */
export interface Point {
  x: number
  y: number
}

/** A line with gaps, ready to draw. */
export interface CurvePaths {
  path: string
  /** The same line closed at the base. */
  area: string
  /** Points without neighbours: no line would show them. */
  lonely: readonly Point[]
}

/** One line per run of known points; a line across a gap would show what was never measured. */
export function curvePaths(
  points: readonly (Point | null)[],
  base: number,
  pathOf: (run: readonly Point[]) => string = monotonePath,
): CurvePaths {
  const runs: Point[][] = []
  points.forEach((point, index) => {
    if (!point) return
    if (points[index - 1]) runs.at(-1)?.push(point)
    else runs.push([point])
  })
  const lines = runs.filter(({ length }) => length > 1)
  const paths = lines.map(pathOf)

  return {
    path: paths.join(''),
    area: lines.map(([first], nth) => `${paths[nth]}V${base}H${first?.x ?? 0}Z`).join(''),
    lonely: runs.filter(({ length }) => length === 1).flat(),
  }
}

/** What holds until something else does: the power for which a vehicle asks. */
export function stepPath([first, ...rest]: readonly Point[]): string {
  return first ? `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}` : ''
}

/**
 * An SVG path through all points that never swings above or below them (Fritsch and Carlson 1980). A curve that
 * overshoots would show power that was never drawn. It is ours because the build of d3-shape is one file whose curves
 * are all made when it loads: 4 kB for this function.
 */
export function monotonePath(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const secants = points.slice(1).map(({ x, y }, index) => {
    const from = points[index] ?? { x, y }
    return x === from.x ? 0 : (y - from.y) / (x - from.x)
  })
  const slopeAt = (index: number) => {
    const [before, after] = [secants[index - 1], secants[index]]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  const pieces = points.slice(1).map((to, index) => {
    const from = points[index] ?? to
    const third = (to.x - from.x) / 3
    const out = from.y + third * slopeAt(index)
    const into = to.y - third * slopeAt(index + 1)
    return `C${round(from.x + third)},${round(out)} ${round(to.x - third)},${round(into)} ${round(to.x)},${round(to.y)}`
  })

  return `M${round(first.x)},${round(first.y)}${pieces.join('')}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
