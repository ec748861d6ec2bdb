interface Point {
  ts: number
  soc: number | null
}

/**
 * What was measured last of a charge, where its curve, which has the first reading of each minute, says another state
 * of charge: a curve ends with the number that its order shows.
 */
export function lastPoint(points: readonly Point[], newest: Point | null): Point | undefined {
  const last = points.at(-1)
  if (last === undefined || newest === null || newest.soc === null) return undefined
  return newest.ts > last.ts && newest.soc !== last.soc ? newest : undefined
}
