/** A part of a ring, in per cent of its circumference from the top, clockwise. */
export interface Arc {
  start: number
  length: number
}

const GAP = 0.7
/** A part that is there is seen, however small. */
const LEAST = 0.7

/** One arc per value in the same order, with gaps between those that are there; a value of 0 has no length. */
export function ringArcs(values: readonly number[]): Arc[] {
  const sum = values.reduce((total, value) => total + value, 0)
  const present = values.filter((value) => value > 0).length
  const gap = present > 1 ? GAP : 0
  const room = 100 - present * (gap + LEAST)

  let start = 0
  return values.map((value) => {
    if (value <= 0) return { start, length: 0 }
    const arc = { start, length: LEAST + (value / sum) * room }
    start += arc.length + gap
    return arc
  })
}
