import type {
  cardKind,
  cardStatus,
  memberLevel,
  memberStatus,
  memberType,
  suspendMode,
  suspendReason,
  suspendState,
} from '@ampdeck/api/enumerations/member'
import type { ColumnType, Generated } from 'kysely'
import type { Code, List, Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

export interface MemberTable extends Standard {
  memberNo: string
  type: Code<typeof memberType>
  status: Code<typeof memberStatus>
  phone: string
  name: string
  sex: number
  level: Code<typeof memberLevel>
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
  reason: Code<typeof suspendReason>
  mode: Code<typeof suspendMode>
  debtFen: number
  fromTime: number
  releasedAt: number | null
  releaseUser: number | null
  state: Code<typeof suspendState>
  /** Why, in the words of who did it. */
  note: ColumnType<string | null, string | null | undefined, string | null>
}

export interface CardTable extends Standard {
  cardNo: string
  kind: Code<typeof cardKind>
  memberId: number | null
  groupId: number | null
  status: Code<typeof cardStatus>
  issueTime: number | null
  lossTime: number | null
  /** What readers and cars send for it, as it was entered. */
  identifiers: List<string>
  /** The same as they are compared (`comparableIdentifier`): found by these. */
  identifierKeys: List<string>
  /** The last day; none has no end. */
  validTo: ColumnType<string | null, string | null | undefined, string | null>
}

export const tables = {
  member: { fleet: 'groupId' },
  fleet: { fleet: 'id', names: { lists: { stationIds: 'station' }, emptyIsAll: true, isOpen: true } },
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
