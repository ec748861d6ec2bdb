import type { CodeOf } from '@ampdeck/api/enumeration'
import type { flowKind } from '@ampdeck/api/enumerations/finance'
import type { accountType, activeState } from '@ampdeck/api/enumerations/member'
import type { Generated } from 'kysely'
import type { Code, Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

export interface AccountTable extends Standard {
  memberId: number | null
  groupId: number | null
  type: Code<typeof accountType>
  /** The sum of the flow's amounts. */
  balanceFen: number
  /** The sum of what the flow holds back; part of the balance. */
  frozenFen: number
  creditLimitFen: number
  state: Code<typeof activeState>
}

/** Append-only: an account is the sum of its flow, at this moment and at any other (`post`). */
export interface AccountFlowTable {
  id: number
  sellerId: number
  accountId: number
  bizType: CodeOf<typeof flowKind>
  /** The document of the movement: an order, a recharge, a refund … */
  bizId: number
  amountFen: number
  /** What is held back by it, or negative what is free again. */
  heldFen: Generated<number>
  balanceAfterFen: number
  ts: number
  remark: string | null
}

export const tables = {
  account: { fleet: 'groupId' },
  accountFlow: { keepsAll: true },
} as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    account: AccountTable
    accountFlow: AccountFlowTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
