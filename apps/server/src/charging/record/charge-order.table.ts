import type { memberType } from '@ampdeck/api/enumerations/member'
import type {
  abnormalKind,
  billChannel,
  chargeStatus,
  orderStatus,
  overtimeKind,
  period,
  stopReason,
} from '@ampdeck/api/enumerations/order'
import type { Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Partitioned by month through its time-ordered id (see `database/ids.ts`). */
export interface ChargeOrderTable extends Standard {
  orderNo: string
  stationId: number
  pileId: number
  gunId: number
  memberId: number | null
  groupId: number | null
  accountId: number | null
  vin: string | null
  plate: string | null
  cardNo: string | null
  channel: Code<typeof billChannel>
  memberType: Code<typeof memberType>
  orderStatus: Code<typeof orderStatus>
  chargeStatus: Code<typeof chargeStatus>
  startTime: number
  endTime: number | null
  unplugTime: number | null
  startSoc: number | null
  endSoc: number | null
  meterStart: number
  meterStop: number | null
  energyWh: number
  costModelVersionId: number
  eFeeFen: number
  sFeeFen: number
  discountFen: number
  couponFen: number
  /** The coupon that the member chose at the start; from the bill on the one that it uses. */
  memberCouponId: number | null
  occupyFeeFen: number
  payableFen: number
  paidFen: number
  owedFen: number
  stopReason: Code<typeof stopReason> | null
  maxW: number | null
  abnormalKind: Code<typeof abnormalKind> | null
  overtimeKind: Code<typeof overtimeKind> | null
  badDebt: Generated<number>
  invoiceState: Generated<number>
  splitState: Generated<number>
  /** What the pile calls this charge: its transaction. */
  transactionId: string | null
  idToken: string | null
  /** Of the command that asked the pile to start. */
  remoteStartId: number | null
  occupyRuleId: number | null
  exclusiveStrategyId: number | null
  /** The charge strategy that has ended it. */
  chargeStrategyId: Generated<number | null>
  /** The gun strategy that set the price. */
  gunStrategyId: Generated<number | null>
  /** Why it never charged. */
  closeReason: string | null
  /** What reward accounts may still pay: they pay service fees only. */
  rewardLeftFen: Generated<number>
  principalPaidFen: Generated<number>
  /** The part of it for which points were given. */
  pointsPrincipalFen: Generated<number>
  /** How often a deduction was tried. */
  deductTries: Generated<number>
  /** When its payer was last reminded of what is owed. */
  remindTime: number | null
}

/** Partitioned like its order. */
export interface BillLineTable {
  sellerId: number
  orderId: number
  seq: number
  /** The line that an adjustment has changed by this one; null for a line of the bill itself. */
  corrects: Generated<number | null>
  fromTime: number
  toTime: number
  period: Code<typeof period>
  energyWh: number
  ePrice4: number
  sPrice4: number
  eFeeFen: number
  sFeeFen: number
}

export const tables = {
  chargeOrder: { station: 'stationId', fleet: 'groupId', keepsAll: true },
  billLine: { keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargeOrder: ChargeOrderTable
    billLine: BillLineTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
