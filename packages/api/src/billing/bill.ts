import { cutByTariff, type MeterValue } from './cut.ts'
import { type ReductionRules, reduced, type WeighedReduction } from './discounts.ts'
import { type ExclusivePrices, type FeeLine, feesOf, type ServicePrice } from './fees.ts'
import type { TariffPeriod } from './tariff-period.ts'

/** A charge as it is billed: what was frozen at its start, and the readings of its register. */
export interface Charge extends ReductionRules {
  /** From the first reading to the last, in time; at least these two. */
  meterValues: readonly MeterValue[]
  tariff: { periods: readonly TariffPeriod[]; service: ServicePrice }
  /** Prices of its own: site, activity, grade and VIP discounts then do not apply. */
  exclusive?: ExclusivePrices
}

export interface Bill {
  lines: FeeLine[]
  energyWh: number
  /** Σ lines, before any reduction. */
  eFeeFen: number
  sFeeFen: number
  discountFen: number
  couponFen: number
  couponId: number | undefined
  /** Each rule that could lower the fees, with what it took off or why it did not. */
  weighed: WeighedReduction[]
  /** eFee + sFee − discount − coupon; the occupy fee is not part of it. */
  chargePayableFen: number
  /** What is left of the service fee: reward accounts may pay this much. */
  serviceLeftFen: number
}

/** The bill of a charge, in integers throughout. */
export function billOf(charge: Charge): Bill {
  const segments = cutByTariff(charge.meterValues, charge.tariff.periods)
  const lines = feesOf(segments, charge.tariff.service, charge.exclusive)
  const eFeeFen = sum(lines, (line) => line.eFeeFen)
  const sFeeFen = sum(lines, (line) => line.sFeeFen)

  const { left, ...reductions } = reduced(
    { eFen: eFeeFen, sFen: sFeeFen },
    charge,
    charge.exclusive !== undefined,
  )
  return {
    lines,
    energyWh: sum(lines, (line) => line.energyWh),
    eFeeFen,
    sFeeFen,
    ...reductions,
    chargePayableFen: left.eFen + left.sFen,
    serviceLeftFen: left.sFen,
  }
}

function sum(lines: readonly FeeLine[], of: (line: FeeLine) => number): number {
  return lines.reduce((all, line) => all + of(line), 0)
}
