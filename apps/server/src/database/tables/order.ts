import type { LineAmounts } from '@ampdeck/api/billing/adjust'
import type { auditState, memberType } from '@ampdeck/api/enumerations/member'
import type {
  billChannel,
  chargeStatus,
  orderStatus,
  period,
  stopReason,
} from '@ampdeck/api/enumerations/order'
import type { exportState } from '@ampdeck/api/enumerations/system'
import type { Generated } from 'kysely'
import type { Code, Json, Standard } from './columns.ts'

/** Partitioned by month through its time-ordered id (see `ids.ts`). */
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
  occupyFeeFen: number
  payableFen: number
  paidFen: number
  owedFen: number
  stopReason: Code<typeof stopReason> | null
  maxW: number | null
  abnormalKind: number | null
  overtimeKind: number | null
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
  /** Why it never charged. */
  closeReason: string | null
  /** What reward accounts may still pay: they pay service fees only. */
  rewardLeftFen: Generated<number>
  principalPaidFen: Generated<number>
  /** The part of it for which points were given. */
  pointsPrincipalFen: Generated<number>
}

/**
 * How many orders lie in a bucket of a sorted column, in rows that are summed: each write adds its differences
 * (see `migrations/order-tally.ts`).
 */
export interface ChargeOrderTallyTable {
  sellerId: number
  stationId: number
  orderStatus: number
  chargeStatus: number
  field: 'startTime' | 'payableFen' | 'energyWh'
  bucket: number
  orders: number
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

/** A correction of an order by bill line, which a second person confirms (domain.md §3.4). */
export interface OrderAdjustTable extends Standard {
  orderId: number
  stationId: number
  groupId: number | null
  state: Code<typeof auditState>
  reason: string
  lines: Json<LineAmounts[]>
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  auditUser: number | null
  auditTime: number | null
  auditReason: string | null
}

/** Per station, gun kind, member type and hour; rebuilt from orders, additive (domain.md §3.5 DayStat). */
export interface DayStatTable {
  sellerId: number
  stationId: number
  /** `YYYY-MM-DD`, UTC+8. */
  day: string
  hour: number
  /** 1 AC, 2 DC. */
  gunKind: number
  memberType: number
  orders: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  occupyFeeFen: number
  discountFen: number
  chargeMinutes: number
}

/** A job of the download center (domain.md §4 LC 21). */
export interface ExportFileTable extends Standard {
  fileName: string
  reportKey: string
  params: Json<unknown>
  /** 1 generating, 2 downloadable, 3 failed. */
  fileState: Code<typeof exportState>
  rows: number | null
  userName: string
}
