import type { accountType } from '@ampdeck/api/enumerations/member'
import type { Generated } from 'kysely'
import type { Code, List, Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

export interface MemberTable extends Standard {
  memberNo: string
  type: number
  status: number
  phone: string
  name: string
  sex: number
  level: number
  growth: number
  points: number
  groupId: number | null
  registerChannel: number
  registerTime: number
  defaultVin: string | null
  plate: string | null
  suspended: Generated<number>
}

/** `Group` of the domain model: a fleet; `group` is a reserved word in SQL. */
export interface FleetTable extends Standard {
  groupNo: string
  name: string
  kind: number
  contact: string
  phone: string
  payMode: number
  accountId: number | null
  creditLimitFen: number
  stationIds: List<number>
  state: number
}

export interface AccountTable extends Standard {
  memberId: number | null
  groupId: number | null
  type: Code<typeof accountType>
  balanceFen: number
  frozenFen: number
  creditLimitFen: number
  state: number
}

/** Append-only; Σ amount of an account is its balance. */
export interface AccountFlowTable {
  id: number
  sellerId: number
  accountId: number
  bizType: string
  bizId: number
  amountFen: number
  balanceAfterFen: number
  ts: number
  remark: string | null
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

export interface CardTable extends Standard {
  cardNo: string
  /** 1 physical, 2 virtual. */
  kind: number
  memberId: number | null
  groupId: number | null
  status: number
  issueTime: number | null
  lossTime: number | null
}

export const tables = {
  member: { fleet: 'groupId' },
  fleet: { fleet: 'id' },
  account: { fleet: 'groupId' },
  accountFlow: { keepsAll: true },
  suspend: {},
  card: { fleet: 'groupId' },
} as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    member: MemberTable
    fleet: FleetTable
    account: AccountTable
    accountFlow: AccountFlowTable
    suspend: SuspendTable
    card: CardTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
