import { timesOver } from './arithmetic.ts'

const FULL = 10_000

/** Energy and service fee of a charge, in fen. */
export interface Fees {
  eFen: number
  sFen: number
}

/** A site discount or a charge-discount activity that is valid for this charge. */
export interface Discount {
  kind: 'site' | 'activity'
  id: number
  bpsOff: number
  covers: 'service' | 'all'
  /** Its budget is spent. */
  isUsedUp?: boolean
}

/** What the payer's grade or VIP plan takes off the service fee. */
export interface MemberDiscount {
  kind: 'grade' | 'vip'
  id: number
  bpsOff: number
  /** The energy of the month that the plan covers is used up. */
  isUsedUp?: boolean
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

/** All that may lower the fees of a charge. */
export interface ReductionRules {
  discounts?: readonly Discount[]
  memberDiscounts?: readonly MemberDiscount[]
  coupons?: readonly Coupon[]
  /** The coupon that the member chose at the start. */
  chosenCoupon?: number | undefined
}

export type ReductionKind = Discount['kind'] | MemberDiscount['kind'] | 'coupon'
/** Whether a reduction was applied; else why not. */
export type ReductionOutcome = 'applied' | 'smaller' | 'exclusive' | 'threshold' | 'usedUp' | 'notChosen'

/** What a rule says: of a discount its rate, of a coupon its face and from which amount on it holds. */
interface Rate {
  bpsOff: number | null
  faceFen: number | null
  thresholdFen: number | null
}

/** A reduction that was weighed: what it took off of which fees, or would have taken. */
export interface WeighedReduction extends Reduction, Rate {
  kind: ReductionKind
  outcome: ReductionOutcome
  energyBaseFen: number
  serviceBaseFen: number
}

export interface Reduced {
  /** In the order of work: discount, grade or VIP, coupon. What was applied comes before what it was chosen over. */
  weighed: WeighedReduction[]
  discountFen: number
  couponFen: number
  couponId: number | undefined
  /** What is left to pay. */
  left: Fees
}

/**
 * Lowers the fees of a charge step by step, and says of each rule what became of it.
 * Exclusive prices leave room for a coupon only.
 */
export function reduced(
  fees: Fees,
  { discounts = [], memberDiscounts = [], coupons = [], chosenCoupon }: ReductionRules,
  isExclusive: boolean,
): Reduced {
  const share = ({ kind, id, bpsOff, isUsedUp }: Discount | MemberDiscount) => ({
    ...{ kind, id, bpsOff, faceFen: null, thresholdFen: null },
    without: isExclusive ? ('exclusive' as const) : isUsedUp ? ('usedUp' as const) : undefined,
  })
  const discount = weigh(
    fees,
    discounts.map((one) => ({ ...share(one), ...discountOf(fees, one) })),
    (open) => best(open, (a, b) => a.id - b.id),
    () => 'smaller',
  )
  const afterDiscount = less(fees, discount.used)
  const ofMember = weigh(
    afterDiscount,
    memberDiscounts.map((one) => ({
      ...share(one),
      eFen: 0,
      sFen: timesOver(afterDiscount.sFen, one.bpsOff, FULL),
    })),
    (open) => best(open, () => 0),
    () => 'smaller',
  )
  const afterMember = less(afterDiscount, ofMember.used)
  const coupon = weigh(
    afterMember,
    coupons.map((one) => ({
      ...{ kind: 'coupon' as const, id: one.id, bpsOff: null },
      ...{ faceFen: one.faceFen, thresholdFen: one.thresholdFen, ...savingOf(one, afterMember) },
      without: isReached(one, afterMember) ? undefined : ('threshold' as const),
    })),
    (open) => {
      const used = usedCoupon(afterMember, coupons, chosenCoupon)
      return open.find(({ id }) => id === used?.id)
    },
    (used) => (used.id === chosenCoupon ? 'notChosen' : 'smaller'),
  )
  return {
    weighed: [...discount.weighed, ...ofMember.weighed, ...coupon.weighed],
    discountFen: amountOf(fees) - amountOf(afterMember),
    couponFen: coupon.used ? amountOf(coupon.used) : 0,
    couponId: coupon.used?.id,
    left: less(afterMember, coupon.used),
  }
}

/**
 * The coupon that is used (step 8): the chosen one if its threshold is met, else the one that saves most, then ends
 * first, then has the smaller id. No change is given back, and no coupon is used for nothing.
 */
export function usedCoupon(fees: Fees, coupons: readonly Coupon[], chosen?: number): Reduction | undefined {
  const usable = coupons
    .filter((coupon) => isReached(coupon, fees))
    .map((coupon) => ({ id: coupon.id, ...savingOf(coupon, fees) }))
    .filter((saving) => amountOf(saving) > 0)
  const wanted = usable.filter(({ id }) => id === chosen)
  const endOf = new Map(coupons.map(({ id, end }) => [id, end]))
  return best(
    wanted.length > 0 ? wanted : usable,
    (a, b) => (endOf.get(a.id) ?? 0) - (endOf.get(b.id) ?? 0) || a.id - b.id,
  )
}

interface Candidate extends Reduction, Rate {
  kind: ReductionKind
  /** Why it takes no part. */
  without: ReductionOutcome | undefined
}

/** Chooses among the rules of one step, and says of each that would lower something what became of it. */
function weigh(
  { eFen: energyBaseFen, sFen: serviceBaseFen }: Fees,
  candidates: readonly Candidate[],
  choose: (open: Candidate[]) => Candidate | undefined,
  otherwise: (used: Candidate) => ReductionOutcome,
): { used: Candidate | undefined; weighed: WeighedReduction[] } {
  const worth = candidates.filter((one) => amountOf(one) > 0)
  const used = choose(worth.filter(({ without }) => without === undefined))
  const others = worth.filter((one) => one !== used).sort((a, b) => amountOf(b) - amountOf(a) || a.id - b.id)
  const weighed = ({ without, ...one }: Candidate, outcome: ReductionOutcome) => ({
    ...one,
    outcome,
    energyBaseFen,
    serviceBaseFen,
  })
  return {
    used,
    weighed: [
      ...(used ? [weighed(used, 'applied')] : []),
      ...others.map((one) => weighed(one, one.without ?? (used ? otherwise(used) : 'smaller'))),
    ],
  }
}

function discountOf({ eFen, sFen }: Fees, { bpsOff, covers }: Pick<Discount, 'bpsOff' | 'covers'>): Fees {
  return {
    eFen: covers === 'all' ? timesOver(eFen, bpsOff, FULL) : 0,
    sFen: timesOver(sFen, bpsOff, FULL),
  }
}

function isReached({ thresholdFen }: Pick<Coupon, 'thresholdFen'>, fees: Fees): boolean {
  return amountOf(fees) >= thresholdFen
}

function savingOf({ lowers, faceFen }: Coupon, { eFen, sFen }: Fees): Fees {
  const service = lowers === 'energy' ? 0 : Math.min(faceFen, sFen)
  const energy = lowers === 'service' ? 0 : Math.min(faceFen - service, eFen)
  return { eFen: energy, sFen: service }
}

function best<Of extends Reduction>(
  reductions: readonly Of[],
  tie: (a: Of, b: Of) => number,
): Of | undefined {
  return reductions.toSorted((a, b) => amountOf(b) - amountOf(a) || tie(a, b))[0]
}

function amountOf({ eFen, sFen }: Fees): number {
  return eFen + sFen
}

function less({ eFen, sFen }: Fees, by: Fees | undefined): Fees {
  return { eFen: eFen - (by?.eFen ?? 0), sFen: sFen - (by?.sFen ?? 0) }
}
