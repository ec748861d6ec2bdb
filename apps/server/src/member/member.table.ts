import type { Generated } from 'kysely'
import type { List, Standard } from '../database/columns.ts'
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
  suspend: {},
  card: { fleet: 'groupId' },
} as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    member: MemberTable
    fleet: FleetTable
    suspend: SuspendTable
    card: CardTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
