import type { reductionKind, reductionOutcome } from '@ampdeck/api/enumerations/marketing'
import type { Code } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A rule that was weighed when an order was billed: what it took off, or would have taken and why it did not. */
export interface OrderDiscountTable {
  sellerId: number
  orderId: number
  seq: number
  kind: Code<typeof reductionKind>
  /** The record of its kind: a site discount, an activity, a grade, a member's VIP or coupon. */
  sourceId: number
  outcome: Code<typeof reductionOutcome>
  /** What the rule said at that time: of a discount its rate, of a coupon its face and threshold. */
  bpsOff: number | null
  faceFen: number | null
  thresholdFen: number | null
  eFen: number
  sFen: number
  /** The fees that it is taken of. */
  energyBaseFen: number
  serviceBaseFen: number
}

export const tables = { orderDiscount: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    orderDiscount: OrderDiscountTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
