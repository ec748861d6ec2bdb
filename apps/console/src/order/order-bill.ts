import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { Bill, BillStep } from '@ampdeck/ui/bill-lines'

/** What the reductions are called, in the language in force. */
export interface BillWords {
  discount: string
  coupon: string
  occupy: string
}

/** An order's bill as its lines, its steps and who paid. */
export function billOfOrder(order: ChargeOrderDetail, words: BillWords): Bill {
  const { lines, energyWh, eFeeFen, sFeeFen, payableFen, owedFen, deductions, receipts } = order
  return {
    lines,
    energyWh,
    eFeeFen,
    sFeeFen,
    steps: stepsOf(order, words),
    payableFen,
    owedFen,
    payments: [
      ...deductions.map(({ accountType: type, amountFen }) => ({ type, fen: -amountFen })),
      ...receipts.map(({ receiptNo, amountFen: fen }) => ({ receiptNo, fen })),
    ],
  }
}

/** Of discounts and coupons the order keeps what they came to; of the occupation it keeps its rule. */
function stepsOf(
  { discountFen, couponFen, occupyFeeFen, occupy }: ChargeOrderDetail,
  words: BillWords,
): BillStep[] {
  const sum = (name: string, fen: number): BillStep[] => (fen === 0 ? [] : [{ kind: 'named', name, fen }])
  return [
    ...sum(words.discount, -discountFen),
    ...sum(words.coupon, -couponFen),
    ...(occupy && occupy.feeFen === occupyFeeFen
      ? [{ kind: 'occupy' as const, ...occupy, fen: occupyFeeFen }]
      : sum(words.occupy, occupyFeeFen)),
  ]
}

/** Energy and service per kWh after every reduction, in yuan; nothing where nothing was charged. */
export function averagePrice({ payableFen, occupyFeeFen, energyWh }: ChargeOrderDetail): number | undefined {
  return energyWh > 0 ? ((payableFen - occupyFeeFen) * 10) / energyWh : undefined
}
