import type { Generated } from 'kysely'
import type { List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

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

export const tables = {
  siteDiscount: {},
  exclusiveStrategy: {},
  memberGrade: {},
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    siteDiscount: SiteDiscountTable
    exclusiveStrategy: ExclusiveStrategyTable
    memberGrade: MemberGradeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
