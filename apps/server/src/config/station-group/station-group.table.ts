import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface StationGroupTable extends Standard {
  name: string
  nameEn: string | null
  ownerUserId: number | null
  remark: string | null
}

/** Which stations are in a group. */
export interface StationGroupMemberTable {
  sellerId: number
  stationGroupId: number
  stationId: number
}

export const tables = {
  stationGroup: { boundBy: ['stationGroupMember.stationGroupId'] },
  stationGroupMember: { station: 'stationId', keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    stationGroup: StationGroupTable
    stationGroupMember: StationGroupMemberTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
