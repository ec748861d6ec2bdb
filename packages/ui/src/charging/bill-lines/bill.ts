import { timesOver } from '@ampdeck/api/billing/arithmetic'
import { type OccupyPrice, occupyFeeOf } from '@ampdeck/api/billing/occupy'
import { serviceMode } from '@ampdeck/api/enumerations/tariff'

const { byPeriod, onePrice } = serviceMode.code

/** One tariff segment of an order, as `bill-service/bill/get` gives it. */
export interface BillLine {
  seq: number
  /** The line that an adjustment has changed by this one: its amounts were agreed on, not worked out. */
  corrects?: number | null
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  from: string
  to: string
  /** A code of `Period`. */
  period: number
  energyWh: number
  /** 1/10000 yuan per kWh. */
  ePrice4: number
  sPrice4: number
  eFeeFen: number
  sFeeFen: number
}

/** A step from the fees to the payable amount, in the order in which it is taken. */
export type BillStep =
  | {
      kind: 'site' | 'activity' | 'grade' | 'vip'
      /** Basis points off the base. */
      bpsOff: number
      /** What the discount is taken of: the fee as it is before this step. */
      baseFen: number
      of: 'service' | 'energy'
      /** The grade, the activity: data of the caller. */
      name?: string | undefined
      /** What it changes, so a discount is below zero. */
      fen: number
    }
  | {
      kind: 'coupon'
      /** As the member reads it. */
      name?: string | undefined
      /** A code of `CouponType`. */
      type: number
      faceFen: number
      thresholdFen: number
      fen: number
    }
  | ({ kind: 'occupy'; minutes: number; fen: number } & OccupyPrice)
  /** A reduction that was weighed in this place and not applied. */
  | ({ kind: 'passed'; of: ReductionKind; name?: string | undefined; fen: 0 } & WhyPassed)
  /** What is known by its name and its amount alone. */
  | { kind: 'named'; name: string; fen: number }

type ReductionKind = 'site' | 'activity' | 'grade' | 'vip' | 'coupon'

/** Why a reduction was not applied. */
type WhyPassed =
  /** It would have taken `wouldFen`, and what was applied took `usedFen`. */
  | { why: 'smaller'; wouldFen: number; usedFen: number }
  | { why: 'threshold'; thresholdFen: number }
  | { why: 'exclusive' | 'usedUp' | 'notChosen' }

/** What one account paid, or what was received by a receipt. */
export type Payment =
  | {
      /** A code of `AccountType`. */
      type: number
      fen: number
    }
  | { receiptNo: string; fen: number }

/** A bill as the order carries it: every sum is given, and every sum can be worked out again. */
export interface Bill {
  lines: readonly BillLine[]
  /** How service is priced: only 1 and 2 follow from the energy of a line. */
  serviceMode?: 1 | 2 | 3 | 4
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  steps: readonly BillStep[]
  payableFen: number
  payments: readonly Payment[]
  owedFen: number
}

/** A sum of the bill that is not what its parts give. */
export interface Contradiction {
  what: 'energy' | 'eFee' | 'sFee' | 'lineEFee' | 'lineSFee' | 'step' | 'payable' | 'paid'
  /** Fen, or watt-hours for energy. */
  given: number
  worked: number
  /** The line's sequence number, or the index of the step. */
  at?: number
}

/** `R(energy × price / 100000)` in fen. */
export function feeOf(energyWh: number, price4: number): number {
  return timesOver(energyWh, price4, 100_000)
}

/** Whether the amounts of a line follow from its energy; those of a correction were agreed on. */
export function isWorkedOut({ corrects }: Pick<BillLine, 'corrects'>): boolean {
  return corrects == null
}

/** Whether the service fee of a line follows from its energy. */
export function isByEnergy({ serviceMode: mode = byPeriod }: Pick<Bill, 'serviceMode'>): boolean {
  return mode === byPeriod || mode === onePrice
}

/** What a step has to change by its own numbers; nothing where that cannot be worked out from the bill. */
function stepFenOf(step: BillStep): number | undefined {
  switch (step.kind) {
    case 'coupon':
      // Never more than its face; what is left of the fees was checked when it was taken.
      return Math.max(step.fen, -step.faceFen)
    case 'occupy':
      return occupyFeeOf(step, step.minutes).feeFen
    case 'named':
      return undefined
    case 'passed':
      return 0
    default:
      return -timesOver(step.baseFen, step.bpsOff, 10_000)
  }
}

/** Everything in a bill that does not add up; nothing for a sound one. */
export function contradictionsOf(bill: Bill): Contradiction[] {
  const sum = (of: (line: BillLine) => number) => bill.lines.reduce((all, line) => all + of(line), 0)
  const paid = bill.payments.reduce((all, { fen }) => all + fen, 0)
  const steps = bill.steps.reduce((all, { fen }) => all + fen, 0)

  const all: Contradiction[] = [
    ...bill.lines
      .filter(isWorkedOut)
      .flatMap(({ seq, energyWh, ePrice4, sPrice4, eFeeFen, sFeeFen }): Contradiction[] => [
        { what: 'lineEFee', at: seq, given: eFeeFen, worked: feeOf(energyWh, ePrice4) },
        {
          what: 'lineSFee',
          at: seq,
          given: sFeeFen,
          worked: isByEnergy(bill) ? feeOf(energyWh, sPrice4) : sFeeFen,
        },
      ]),
    { what: 'energy', given: bill.energyWh, worked: sum((line) => line.energyWh) },
    { what: 'eFee', given: bill.eFeeFen, worked: sum((line) => line.eFeeFen) },
    { what: 'sFee', given: bill.sFeeFen, worked: sum((line) => line.sFeeFen) },
    ...bill.steps.map((step, at): Contradiction => {
      return { what: 'step', at, given: step.fen, worked: stepFenOf(step) ?? step.fen }
    }),
    { what: 'payable', given: bill.payableFen, worked: bill.eFeeFen + bill.sFeeFen + steps },
    { what: 'paid', given: bill.payableFen, worked: paid + bill.owedFen },
  ]
  return all.filter(({ given, worked }) => given !== worked)
}

/** How the bill compares with the raw bill of the pile. */
export interface Proof {
  /** `near` is within one fen per line, which is how far two ways of rounding may differ. */
  state: 'equal' | 'near' | 'different' | 'missing'
  /** The pile's fee less ours, in fen. */
  differenceFen: number
}

/** Compares energy and service fee with what the pile worked out; a raw bill may still be missing. */
export function proofOf(bill: Bill, pileFeeFen: number | null): Proof {
  if (pileFeeFen === null) return { state: 'missing', differenceFen: 0 }
  const differenceFen = pileFeeFen - bill.eFeeFen - bill.sFeeFen
  if (differenceFen === 0) return { state: 'equal', differenceFen }
  return { state: Math.abs(differenceFen) <= bill.lines.length ? 'near' : 'different', differenceFen }
}
