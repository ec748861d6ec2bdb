import { monotonePath, type Point } from './monotone-path.ts'

/** A line with gaps, ready to draw. */
export interface Curves {
  path: string
  /** The same line closed at the base. */
  area: string
  /** Points without neighbours: no line would show them. */
  lonely: readonly Point[]
}

/** One curve per run of known points; a curve across a gap would show what was never measured. */
export function curvesOf(points: readonly (Point | null)[], base: number): Curves {
  const runs: Point[][] = []
  let run: Point[] | undefined
  for (const point of points) {
    if (!point) {
      run = undefined
    } else if (run) {
      run.push(point)
    } else {
      run = [point]
      runs.push(run)
    }
  }
  const lines = runs.filter(({ length }) => length > 1)
  const paths = lines.map(monotonePath)

  return {
    path: paths.join(''),
    area: lines.map((line, nth) => `${paths[nth]}V${base}H${line[0]?.x ?? 0}Z`).join(''),
    lonely: runs.filter(({ length }) => length === 1).flat(),
  }
}
