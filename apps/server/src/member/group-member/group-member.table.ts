import type { fleetRole } from '@ampdeck/api/enumerations/member'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A part of a fleet. */
export interface GroupTeamTable extends Standard {
  groupId: number
  name: string
  pid: number | null
}

/** Who drives for a fleet; a member belongs to one at most. */
export interface GroupMemberTable extends Standard {
  groupId: number
  memberId: number
  teamId: number | null
  role: Code<typeof fleetRole>
  /** 0 means no limit. */
  monthLimitFen: number
  state: number
}

export const tables = {
  groupTeam: { fleet: 'groupId' },
  groupMember: { fleet: 'groupId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    groupTeam: GroupTeamTable
    groupMember: GroupMemberTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
