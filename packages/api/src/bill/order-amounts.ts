import { Fen } from '../wire.ts'

/** What only whole orders have; of a tariff period it is not known. */
export const orderAmounts = {
  discountFen: Fen,
  couponFen: Fen,
  occupyFeeFen: Fen,
  payableFen: Fen,
  paidFen: Fen,
  owedFen: Fen,
}
