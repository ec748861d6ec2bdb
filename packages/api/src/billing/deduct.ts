/** What a payer has, in fen. */
export interface Funds {
  rewardFen: number
  /** Card or phone-number account. */
  principalFen: number
  /** Credit that is still free. */
  creditFen: number
}

export interface Deduction extends Funds {
  paidFen: number
  owedFen: number
}

/**
 * Takes an amount from a payer's accounts: reward up to the remaining service fee, then
 * principal, then credit. What is missing is owed.
 */
export function deduct(payableFen: number, serviceFen: number, funds: Funds): Deduction {
  const rewardFen = Math.min(funds.rewardFen, serviceFen, payableFen)
  const principalFen = Math.min(funds.principalFen, payableFen - rewardFen)
  const creditFen = Math.min(funds.creditFen, payableFen - rewardFen - principalFen)
  const paidFen = rewardFen + principalFen + creditFen
  return { rewardFen, principalFen, creditFen, paidFen, owedFen: payableFen - paidFen }
}
