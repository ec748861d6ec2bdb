import type { CodeOf } from '@ampdeck/api/enumeration'
import type { rechargeProblem, rechargeState, rechargeType } from '@ampdeck/api/enumerations/finance'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface RechargeTable extends Standard {
  rechargeNo: string
  accountId: number
  /** The fleet of the account. */
  groupId: number | null
  type: Code<typeof rechargeType>
  amountFen: number
  giftFen: number
  /** The activity that gives the gift. */
  activityId: number | null
  /** What nobody has applied for yet. */
  refundableFen: number
  channelNo: string | null
  receipt: string | null
  state: Code<typeof rechargeState>
  problem: CodeOf<typeof rechargeProblem> | null
  paidTime: number | null
}

export const tables = { recharge: { fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    recharge: RechargeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
