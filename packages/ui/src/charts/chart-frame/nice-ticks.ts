const STEPS = [1, 2, 2.5, 5, 10, 20]
const INTERVALS = 5

/**
 * The labels of an axis: steps of 1, 2, 2.5 or 5 of a power of ten, from at most `least` to at least `most`, zero among
 * them unless told otherwise, in three to five intervals. An axis of nothing goes from 0 to 1.
 */
export function niceTicks(least: number, most: number, hasZero = true): number[] {
  if (!hasZero && least < most) return closeTicks(least, most)
  const low = Math.min(0, Number.isFinite(least) ? least : 0)
  const high = Math.max(0, Number.isFinite(most) ? most : 0)
  if (low === high) return [0, 1]
  const power = 10 ** Math.floor(Math.log10((high - low) / INTERVALS))
  const candidates = STEPS.map((step) => step * power)
  const step =
    candidates.find((size) => steps(high, size) + steps(-low, size) <= INTERVALS) ?? candidates.at(-1) ?? 1
  const first = -steps(-low, step)
  const count = steps(high, step) - first

  return Array.from({ length: count + 1 }, (_, nth) => clean((first + nth) * step))
}

/** Labels close around values that lie far from zero. */
function closeTicks(least: number, most: number): number[] {
  const power = 10 ** Math.floor(Math.log10((most - least) / INTERVALS))
  const bounds = (size: number) => ({ first: Math.floor(least / size + 1e-9), last: steps(most, size) })
  const step =
    STEPS.map((size) => size * power).find((size) => bounds(size).last - bounds(size).first <= INTERVALS) ??
    20 * power
  const { first, last } = bounds(step)

  return Array.from({ length: last - first + 1 }, (_, nth) => clean((first + nth) * step))
}

/** How many steps reach a size; a hair over is not a further step. */
function steps(size: number, step: number): number {
  return Math.ceil(size / step - 1e-9)
}

/** Without the crumbs of binary fractions, and without a negative zero. */
function clean(value: number): number {
  return Number(value.toPrecision(12)) + 0
}
