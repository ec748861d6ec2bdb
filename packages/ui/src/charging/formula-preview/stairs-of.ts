import { type OccupyPrice, occupyFeeOf } from '@ampdeck/api/billing/occupy'

/** Where the fee rises, from nothing to the cap: minute and fee from there on. */
export function stairsOf(price: OccupyPrice, untilMinutes: number): { from: number; feeFen: number }[] {
  const stairs = [{ from: 0, feeFen: 0 }]
  for (let from = price.freeMinutes; from < untilMinutes; from += price.stepMinutes) {
    const feeFen = occupyFeeOf(price, from + 1).feeFen
    if (feeFen === stairs.at(-1)?.feeFen) break
    stairs.push({ from, feeFen })
  }
  return stairs
}
