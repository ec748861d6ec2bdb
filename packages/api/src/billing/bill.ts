import { cutByTariff, type MeterValue } from './cut.ts'
import { type Coupon, type Discount, largestDiscount, memberDiscount, usedCoupon } from './discounts.ts'
import { type ExclusivePrices, type FeeLine, feesOf, type ServicePrice } from './fees.ts'
import type { TariffPeriod } from './tariff-period.ts'

/** A charge as it is billed: what was frozen at its start, and the readings of its register. */
export interface Charge {
  /** From the first reading to the last, in time; at least these two. */
  meterValues: readonly MeterValue[]
  tariff: { periods: readonly TariffPeriod[]; service: ServicePrice }
  /** Prices of its own: site, activity, grade and VIP discounts then do not apply. */
  exclusive?: ExclusivePrices
  discounts?: readonly Discount[]
  /** Basis points off the service fee: of the member's grade, of a VIP plan that is not used up. */
  memberBpsOff?: readonly number[]
  coupons?: readonly Coupon[]
  /** The coupon that the member chose at the start. */
  chosenCoupon?: number
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

  const discount = charge.exclusive
    ? undefined
    : largestDiscount({ eFen: eFeeFen, sFen: sFeeFen }, charge.discounts ?? [])
  const eFen = eFeeFen - (discount?.eFen ?? 0)
  const afterDiscount = sFeeFen - (discount?.sFen ?? 0)
  const ofMember = charge.exclusive ? 0 : memberDiscount(afterDiscount, charge.memberBpsOff ?? [])
  const sFen = afterDiscount - ofMember
  const coupon = usedCoupon({ eFen, sFen }, charge.coupons ?? [], charge.chosenCoupon)
  const couponFen = (coupon?.eFen ?? 0) + (coupon?.sFen ?? 0)

  return {
    lines,
    energyWh: sum(lines, (line) => line.energyWh),
    eFeeFen,
    sFeeFen,
    discountFen: eFeeFen + sFeeFen - eFen - sFen,
    couponFen,
    couponId: coupon?.id,
    chargePayableFen: eFen + sFen - couponFen,
    serviceLeftFen: sFen - (coupon?.sFen ?? 0),
  }
}

function sum(lines: readonly FeeLine[], of: (line: FeeLine) => number): number {
  return lines.reduce((all, line) => all + of(line), 0)
}
