import type { ExclusivePrices } from '@ampdeck/api/billing/fees'
import type { eventType } from '@ampdeck/api/enumerations/equipment'
import type { stopReason } from '@ampdeck/api/enumerations/order'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Flag, Json, List, Standard } from './columns.ts'

/** A transaction of a pile and its order: a second row of the same transaction is not possible. */
export interface ChargeTransactionTable {
  sellerId: number
  pileId: number
  transactionId: string
  orderId: number
  stationId: number
  gunId: number
  idToken: string
  startTime: number
  meterStart: number
  meterStop: number | null
  /** Null while it runs. */
  endTime: number | null
  /** Why the start was refused; the pile may report it all the same. */
  refusal: string | null
  costModelVersionId: number
  /** Prices of its own, as they were at the start. */
  exclusive: ColumnType<ExclusivePrices | null, string | null, string | null>
  lastTime: number
  lastWh: number
  lastSoc: number | null
  maxW: number | null
  /** What the energy so far costs, in 0.00001 fen: the running fee without discounts. */
  feeUnits: Generated<number>
}

/** Partitioned like its order; of each minute the first reading. */
export interface MeterValueTable {
  sellerId: number
  orderId: number
  minute: number
  ts: number
  wh: number | null
  w: number | null
  v: number | null
  a: number | null
  soc: number | null
  tempC: number | null
}

/** Partitioned like its order. */
export interface OrderEventTable {
  sellerId: number
  orderId: number
  id: number
  type: Code<typeof eventType>
  ts: number
  payload: Json<Record<string, unknown>>
}

/** What happened at a gun, or at its whole pile; partitioned by month through its id. */
export interface GunEventTable {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  gunId: number | null
  type: Code<typeof eventType>
  ts: number
  payload: Json<Record<string, unknown>>
}

/** The final bill of a charge as the pile sent it (domain.md §4 LC 2). */
export interface RawBillTable extends Standard {
  stationId: number
  pileId: number
  pileCode: string
  gunId: number | null
  gunLetter: number | null
  tradeNo: string
  startTime: number | null
  endTime: number
  meterStart: number | null
  meterStop: number | null
  periodWh: List<number>
  pileFeeFen: number | null
  frame: string | null
  stopReason: Code<typeof stopReason>
  receivedTime: number
  /** 1 received, 2 matched, 3 unmatched, 4 duplicate, 5 fixed by hand. */
  state: number
  orderId: number | null
}

export interface OccupyRuleTable extends Standard {
  name: string
  freeMinutes: number
  stepMinutes: number
  stepFen: number
  capFen: number
  /** `HH:mm-HH:mm` in UTC+8, also over midnight. */
  timeWindow: string
  graceMemberLevels: List<number>
  remind: Flag
}

/** What standing at a gun after a charge costs (domain.md §4 LC 7). */
export interface OccupyBillTable extends Standard {
  stationId: number
  pileId: number
  gunId: number
  orderId: number
  ruleId: number
  memberLevel: number | null
  graceMinutes: Generated<number>
  fromTime: number
  toTime: number | null
  minutes: Generated<number>
  freeMinutes: number
  steps: Generated<number>
  feeFen: Generated<number>
  /** 1 counting, 2 unpaid, 3 paid, 4 waived. */
  state: number
  /** Reminders sent: 1 at half of the free time, 2 at its end. */
  reminded: Generated<number>
  waiveReason: string | null
}

export interface SiteDiscountTable extends Standard {
  name: string
  stationIds: List<number>
  /** 1 service, 2 service and electricity. */
  fee: number
  bpsOff: number
  /** 1 Monday to 7 Sunday; none means every day. */
  weekdays: List<number>
  timeWindow: string
  /** None means everybody. */
  memberTypes: List<number>
  validFrom: string
  validTo: string
  /** 1 on, 2 off. */
  state: number
  /** 1 seller, 2 site owner. */
  bearer: number
}

export interface ExclusiveStrategyTable extends Standard {
  name: string
  groupId: number | null
  memberTag: string | null
  /** None means every station. */
  stationIds: List<number>
  /** 1 flat price4, 2 bps off. */
  servicePriceMode: number
  value: number
  /** 0 keep, 1 flat. */
  ePriceMode: number
  ePrice4: number | null
  validFrom: string
  validTo: string
  state: number
}

export interface MemberGradeTable extends Standard {
  level: number
  name: string
  growthFrom: number
  serviceBpsOff: number
  /** Points per yuan × 100. */
  pointFactor: number
  graceOccupyMinutes: Generated<number>
}

/** Who may not start for a while (domain.md §4 LC 25). */
export interface SuspendTable extends Standard {
  memberId: number
  /** 1 arrears, 2 fraud, 3 abuse of occupy time, 4 manual. */
  reason: number
  /** 1 automatic, 2 manual. */
  mode: number
  debtFen: number
  fromTime: number
  releasedAt: number | null
  releaseUser: number | null
  /** 1 suspended, 2 released. */
  state: number
}

/** A model that is bound beside a station's, pile's or gun's own: fleets and interconnection have theirs. */
export interface CostModelBindTable {
  sellerId: number
  /** 1 station, 2 pile, 3 gun. */
  targetKind: number
  targetId: number
  scope: number
  costModelId: number
}
