import type { ChargeOrderDetail, OrderDiscount } from '@ampdeck/api/bill/bill'
import { reductionKind, reductionOutcome } from '@ampdeck/api/enumerations/marketing'
import type { Bill, BillStep } from '@ampdeck/ui/bill-lines'

/** What the reductions are called, in the language in force. */
export interface BillWords {
  discount: string
  coupon: string
  occupy: string
  /** The name of a member's level. */
  gradeOf: (level: number) => string
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

/**
 * Discounts and coupon as they were weighed when the order was billed, else what they came to; of the occupation its
 * rule.
 */
function stepsOf(order: ChargeOrderDetail, words: BillWords): BillStep[] {
  const { discountFen, couponFen, occupyFeeFen, occupy } = order
  const sum = (name: string, fen: number): BillStep[] => (fen === 0 ? [] : [{ kind: 'named', name, fen }])
  const isExplained = appliedFen(order) === discountFen + couponFen
  return [
    ...(isExplained
      ? weighedSteps(order, words.gradeOf)
      : [...sum(words.discount, -discountFen), ...sum(words.coupon, -couponFen)]),
    ...(occupy && occupy.feeFen === occupyFeeFen
      ? [{ kind: 'occupy' as const, ...occupy, fen: occupyFeeFen }]
      : sum(words.occupy, occupyFeeFen)),
  ]
}

const { applied: APPLIED } = reductionOutcome.code

function appliedFen({ discounts }: ChargeOrderDetail): number {
  return discounts
    .filter(({ outcome }) => outcome === APPLIED)
    .reduce((sum, { eFen, sFen }) => sum + eFen + sFen, 0)
}

/** As they were billed: an adjustment comes later and changes none of them. */
function weighedSteps({ discounts }: ChargeOrderDetail, gradeOf: BillWords['gradeOf']): BillStep[] {
  return discounts.flatMap((one): BillStep[] => {
    const kind = reductionKind.key(one.kind)
    if (!kind) return []
    const name = kind === 'grade' ? gradeOf(one.sourceId) : (one.name ?? undefined)
    if (one.outcome !== APPLIED) return [passed(one, kind, name, discounts)]
    if (kind === 'coupon') return [couponStep(one, name)]
    const share = { kind, name, bpsOff: one.bpsOff ?? 0 }
    return [
      ...(one.eFen > 0
        ? [{ ...share, of: 'energy' as const, baseFen: one.energyBaseFen, fen: -one.eFen }]
        : []),
      ...(one.sFen > 0
        ? [{ ...share, of: 'service' as const, baseFen: one.serviceBaseFen, fen: -one.sFen }]
        : []),
    ]
  })
}

function couponStep(
  { couponType, faceFen, thresholdFen, eFen, sFen }: OrderDiscount,
  name?: string,
): BillStep {
  const face = { type: couponType ?? 0, faceFen: faceFen ?? 0, thresholdFen: thresholdFen ?? 0 }
  return { kind: 'coupon', name, ...face, fen: -eFen - sFen }
}

/** The steps at which only one rule is applied: site or activity, grade or VIP, one coupon. */
const stepOf = { site: 1, activity: 1, grade: 2, vip: 2, coupon: 3 } as const

function passed(
  { outcome, eFen, sFen, thresholdFen }: OrderDiscount,
  of: keyof typeof stepOf,
  name: string | undefined,
  all: readonly OrderDiscount[],
): BillStep {
  const why = reductionOutcome.key(outcome)
  const step = { kind: 'passed' as const, of, name, fen: 0 as const }
  if (why === 'threshold') return { ...step, why, thresholdFen: thresholdFen ?? 0 }
  if (why === 'exclusive' || why === 'usedUp' || why === 'notChosen') return { ...step, why }
  const used = all.find(({ kind, outcome: other }) => {
    const key = reductionKind.key(kind)
    return other === APPLIED && key !== undefined && stepOf[key] === stepOf[of]
  })
  return { ...step, why: 'smaller', wouldFen: eFen + sFen, usedFen: (used?.eFen ?? 0) + (used?.sFen ?? 0) }
}

/** Energy and service per kWh after every reduction, in yuan; nothing where nothing was charged. */
export function averagePrice({ payableFen, occupyFeeFen, energyWh }: ChargeOrderDetail): number | undefined {
  return energyWh > 0 ? ((payableFen - occupyFeeFen) * 10) / energyWh : undefined
}
