import type { activeState } from '@ampdeck/api/enumerations/member'
import type { Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface VipPlanTable extends Standard {
  name: string
  priceFen: number
  days: number
  serviceBpsOff: number
  /** The energy of a calendar month that has the discount; null for no limit. */
  monthWhCap: number | null
  state: Code<typeof activeState>
}

export interface MemberVipTable extends Standard {
  memberId: number
  planId: number
  fromTime: number
  toTime: number
  /** The energy that had the discount, all in all. */
  usedWh: Generated<number>
}

/** The same of each month, which the plan's cap is about. */
export interface VipUsageTable {
  sellerId: number
  memberVipId: number
  /** `YYYY-MM`, of the start of the charge. */
  month: string
  usedWh: number
}

export const tables = {
  vipPlan: {},
  memberVip: {},
  vipUsage: { keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    vipPlan: VipPlanTable
    memberVip: MemberVipTable
    vipUsage: VipUsageTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
