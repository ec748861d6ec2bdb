import type { accountType } from '@ampdeck/api/enumerations/member'
import type { Generated } from 'kysely'
import type { Code, List, Standard } from './columns.ts'

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
