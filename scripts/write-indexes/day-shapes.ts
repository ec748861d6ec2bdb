/** A typical day, relative to the busiest hour, by the kind of a station's customers. One value per hour. */
const SHAPES = {
  office: [2, 2, 2, 2, 2, 3, 8, 30, 78, 96, 90, 72, 60, 74, 82, 76, 62, 48, 36, 24, 16, 10, 6, 3],
  home: [70, 58, 44, 30, 20, 14, 14, 18, 20, 18, 16, 18, 22, 22, 20, 22, 30, 46, 68, 88, 100, 96, 90, 82],
  bus: [96, 100, 92, 78, 50, 22, 6, 4, 8, 16, 30, 44, 52, 44, 30, 18, 10, 6, 8, 20, 40, 62, 80, 90],
  highway: [26, 20, 16, 14, 16, 22, 36, 52, 66, 78, 86, 92, 84, 80, 84, 90, 96, 100, 92, 80, 66, 52, 40, 32],
  taxi: [60, 64, 66, 58, 40, 26, 22, 26, 30, 36, 48, 74, 92, 84, 60, 48, 52, 60, 56, 50, 54, 66, 72, 66],
} as const

/** What drives up at each of the 23 stations, from the outer ring to the inner one. */
const STATIONS: readonly (keyof typeof SHAPES)[] = [
  'home',
  'office',
  'highway',
  'highway',
  'office',
  'highway',
  'taxi',
  'home',
  'office',
  'taxi',
  'home',
  'office',
  'highway',
  'bus',
  'office',
  'highway',
  'taxi',
  'home',
  'highway',
  'office',
  'taxi',
  'bus',
  'taxi',
]

/** Quarter hours of a day: the cells of a ring. */
export const CELLS = 96

/** The load of every station in every quarter of an hour, 0 to 1. Always the same: it is a picture, not data. */
export function dayShapes(): number[][] {
  return STATIONS.map((kind, ring) => {
    const random = sequence(ring + 1)
    const hours = SHAPES[kind]
    const weight = 0.6 + 0.4 * random()
    return Array.from({ length: CELLS }, (_, cell) => {
      const hour = cell / 4
      const before = hours[Math.floor(hour)] ?? 0
      const after = hours[(Math.floor(hour) + 1) % 24] ?? 0
      const load = (before + (after - before) * (hour % 1)) / 100
      return Math.min(1, (0.08 + load) * weight * (0.86 + 0.28 * random()))
    })
  })
}

/** A repeatable sequence of numbers between 0 and 1 (mulberry32). */
function sequence(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
