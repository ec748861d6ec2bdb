/** A gun that charges, and what it may need. */
export interface Wanting {
  /** What its car would take, in W. */
  wantW: number
  /** Below this a car ends its charge: it is given so much or nothing. */
  minW: number
}

/** A pile understands whole steps; below a step nothing is worth a message. */
export const STEP_W = 100

/**
 * What each gun may take of a limit, in the order in which they came. Every gun first gets its minimum, as far as the
 * limit reaches; what is left rises in all of them alike, as water does, and stops in each at what its car wants. The
 * sum never exceeds the limit.
 */
export function allocate(guns: readonly Wanting[], limitW: number): number[] {
  let leftW = Math.max(0, limitW)
  const floors = guns.map(({ wantW, minW }) => {
    const floor = Math.min(wantW, minW)
    if (floor > leftW) return undefined
    leftW -= floor
    return floor
  })
  const total = floors.reduce<number>((sum, floor) => sum + (floor ?? 0), leftW)
  const level = levelOf(guns, floors, total)
  return guns.map(({ wantW }, index) => {
    const floor = floors[index]
    return floor === undefined ? 0 : wholeSteps(Math.min(wantW, Math.max(floor, level)), floor)
  })
}

/**
 * The same where some go before others: these get what they want as long as every other gun keeps its minimum, the
 * others share what is left.
 */
export function allocateByRank(guns: readonly (Wanting & { isFirst: boolean })[], limitW: number): number[] {
  const first = guns.filter(({ isFirst }) => isFirst)
  if (first.length === 0 || first.length === guns.length) return allocate(guns, limitW)
  const others = guns.filter(({ isFirst }) => !isFirst)
  const keptW = others.reduce((sum, { wantW, minW }) => sum + Math.min(wantW, minW), 0)
  const leastW = first.reduce((sum, { wantW, minW }) => sum + Math.min(wantW, minW), 0)
  const ofFirst = allocate(first, Math.max(Math.min(limitW, leastW), limitW - keptW))
  const leftW = limitW - ofFirst.reduce((sum, watts) => sum + watts, 0)
  const ofOthers = allocate(others, leftW)
  return guns.map(({ isFirst }) => (isFirst ? ofFirst.shift() : ofOthers.shift()) ?? 0)
}

/** The level to which the water rises: above it a gun has its minimum, below it what it wants. */
function levelOf(guns: readonly Wanting[], floors: readonly (number | undefined)[], total: number): number {
  const marks = guns.flatMap(({ wantW }, index) => {
    const floor = floors[index]
    return floor === undefined
      ? []
      : [
          { at: floor, slope: 1 },
          { at: wantW, slope: -1 },
        ]
  })
  marks.sort((a, b) => a.at - b.at)
  let used = floors.reduce<number>((sum, floor) => sum + (floor ?? 0), 0)
  let rising = 0
  let level = 0
  for (const { at, slope } of marks) {
    const need = (at - level) * rising
    if (used + need > total) return level + (total - used) / rising
    used += need
    level = at
    rising += slope
  }
  return Number.POSITIVE_INFINITY
}

/** Rounded down, so that no sum of roundings exceeds the limit; a minimum stays what it is. */
function wholeSteps(watts: number, floor: number): number {
  return Math.max(floor, Math.floor(watts / STEP_W) * STEP_W)
}
