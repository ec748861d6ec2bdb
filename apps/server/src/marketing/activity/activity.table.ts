import type { activityKind, activityState } from '@ampdeck/api/enumerations/marketing'
import type { Generated } from 'kysely'
import type { Code, Json, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What a charge discount takes off, and for whom. */
export interface ChargeDiscountRule {
  bpsOff: number
  /** 1 service, 2 service and electricity. */
  fee: number
  /** None means everybody. */
  memberTypes: number[]
}

/** What paying in gives to the reward account, by how much it is; the highest step that is reached counts. */
export interface RechargeGiftRule {
  steps: { fromFen: number; giftFen: number }[]
  /** None means everybody. */
  memberTypes: number[]
}

export interface ActivityTable extends Standard {
  name: string
  kind: Code<typeof activityKind>
  /** By its kind; a `ChargeDiscountRule` of a charge discount, a `RechargeGiftRule` of a recharge gift. */
  rule: Json<Record<string, unknown>>
  /** None means every station. */
  stationIds: List<number>
  /** Null for no limit. */
  budgetFen: number | null
  spentFen: Generated<number>
  fromTime: number
  toTime: number
  poster: string | null
  state: Code<typeof activityState>
}

export const tables = {
  activity: { names: { lists: { stationIds: 'station' }, emptyIsAll: true } },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    activity: ActivityTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
