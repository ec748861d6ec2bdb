/*
 * Money, energy and prices are integers, and so is every step between them: a product that leaves the safe integers
 * goes on as a bigint, and a result that does is an error. Nothing is ever rounded twice.
 */

/** `R(a × b / d)` rounded half up, for amounts of any sign. */
export function timesOver(a: number, b: number, divisor: number): number {
  const product = a * b
  const doubled = 2 * product + divisor
  if (product >= 0 && Number.isSafeInteger(doubled)) return wholePart(doubled, 2 * divisor)
  const d = BigInt(divisor)
  return safe(floorOver(2n * BigInt(a) * BigInt(b) + d, 2n * d))
}

/** The largest integer that is not above `n / d`. */
export function floorOver(n: bigint, d: bigint): bigint {
  const whole = n / d
  return n % d < 0n ? whole - 1n : whole
}

/** `⌊a / d⌋` for integers that are not negative. */
export function wholePart(a: number, divisor: number): number {
  return (a - (a % divisor)) / divisor
}

/** `⌈a / d⌉` for integers that are not negative. */
export function roundedUp(a: number, divisor: number): number {
  return wholePart(a + divisor - 1, divisor)
}

/** Shares an amount by weight: rounded down, and the rest one by one to the largest remainders (tie: row order). */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight))
  const shares = exact.map((value) => safe(value / BigInt(sum)))
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % BigInt(sum) }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  let missing = total - shares.reduce((all, share) => all + share, 0)
  for (const { index } of byRemainder) {
    if (missing-- <= 0) break
    shares[index] = (shares[index] ?? 0) + 1
  }
  return shares
}

function safe(value: bigint): number {
  const result = Number(value)
  if (!Number.isSafeInteger(result)) throw new RangeError(`${value} is no amount: it is not below 2^53.`)
  return result
}
