import type { Funds } from './deduct.ts'

/** How an order was paid, and what of it may stay paid as it is. */
export interface Paid extends Funds {
  /** Of all accounts together; more than these where the rest came from outside. */
  paidFen: number
}

/**
 * What goes back to a payer when an order comes to less: in the reverse order of its deduction. Rewards pay service fees only, so what they have paid beyond the service fee goes back in any case.
 */
export function giveBack(paid: Paid, payableFen: number, serviceFen: number): Funds & { otherFen: number } {
  const beyondFen = Math.max(0, paid.rewardFen - serviceFen)
  let left = Math.max(0, paid.paidFen - payableFen, beyondFen) - beyondFen
  const take = (most: number) => {
    const part = Math.min(left, most)
    left -= part
    return part
  }
  const creditFen = take(paid.creditFen)
  const principalFen = take(paid.principalFen)
  const otherFen = take(Math.max(0, paid.paidFen - paid.creditFen - paid.principalFen - paid.rewardFen))
  const rewardFen = beyondFen + take(paid.rewardFen - beyondFen)
  return { rewardFen, principalFen, creditFen, otherFen }
}
