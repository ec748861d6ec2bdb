import { timesOver } from './arithmetic.ts'

const FULL = 10_000

/** Energy and service fee of a charge, in fen. */
export interface Fees {
  eFen: number
  sFen: number
}

/** A site discount or a charge-discount activity that is valid for this charge. */
export interface Discount {
  id: number
  bpsOff: number
  covers: 'service' | 'all'
}

export interface Coupon {
  id: number
  lowers: 'service' | 'energy' | 'all'
  faceFen: number
  thresholdFen: number
  /** When it ends, epoch milliseconds. */
  end: number
}

/** What one step took off. */
export interface Reduction {
  id: number
  eFen: number
  sFen: number
}

/** The one discount with the largest amount; of equal ones the smaller id. */
export function largestDiscount(fees: Fees, discounts: readonly Discount[]): Reduction | undefined {
  return best(
    discounts.map(({ id, bpsOff, covers }) => ({
      id,
      eFen: covers === 'all' ? timesOver(fees.eFen, bpsOff, FULL) : 0,
      sFen: timesOver(fees.sFen, bpsOff, FULL),
    })),
    (a, b) => a.id - b.id,
  )
}

/** The member's own discount on the service fee: grade or VIP, whichever is larger (step 7). */
export function memberDiscount(sFen: number, bpsOff: readonly number[]): number {
  return timesOver(sFen, Math.max(0, ...bpsOff), FULL)
}

/**
 * The coupon that is used (step 8): the chosen one if its threshold is met, else the one that saves most, then ends
 * first, then has the smaller id. No change is given back.
 */
export function usedCoupon(fees: Fees, coupons: readonly Coupon[], chosen?: number): Reduction | undefined {
  const usable = coupons.filter((coupon) => fees.eFen + fees.sFen >= coupon.thresholdFen)
  const wanted = usable.filter((coupon) => coupon.id === chosen)
  const endOf = new Map(usable.map((coupon) => [coupon.id, coupon.end]))
  return best(
    (wanted.length > 0 ? wanted : usable).map((coupon) => ({ id: coupon.id, ...savingOf(coupon, fees) })),
    (a, b) => (endOf.get(a.id) ?? 0) - (endOf.get(b.id) ?? 0) || a.id - b.id,
  )
}

function savingOf({ lowers, faceFen }: Coupon, { eFen, sFen }: Fees): Fees {
  const service = lowers === 'energy' ? 0 : Math.min(faceFen, sFen)
  const energy = lowers === 'service' ? 0 : Math.min(faceFen - service, eFen)
  return { eFen: energy, sFen: service }
}

function best(reductions: Reduction[], tie: (a: Reduction, b: Reduction) => number): Reduction | undefined {
  const amount = ({ eFen, sFen }: Reduction) => eFen + sFen
  return reductions.sort((a, b) => amount(b) - amount(a) || tie(a, b))[0]
}
