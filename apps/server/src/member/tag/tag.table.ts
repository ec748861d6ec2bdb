import type { ColumnType } from 'kysely'
import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Of members, stations or vehicles (domain.md §3.3). */
export interface TagTable extends Standard {
  name: string
  /** 1 member, 2 station, 3 vehicle. */
  objectKind: number
  /** 1 given by people, 2 by a rule. */
  kind: number
  rule: ColumnType<unknown, string | null | undefined, string | null>
}

/** Which member, station or vehicle has it. */
export interface TagBindTable {
  sellerId: number
  tagId: number
  objectId: number
}

export const tables = { tag: {}, tagBind: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    tag: TagTable
    tagBind: TagBindTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
