import type { tagKind, tagObject } from '@ampdeck/api/enumerations/member'
import type { TagRule } from '@ampdeck/api/member/tag-rule'
import type { ColumnType } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Of members, stations or vehicles (domain.md §3.3). */
export interface TagTable extends Standard {
  name: string
  objectKind: Code<typeof tagObject>
  kind: Code<typeof tagKind>
  rule: ColumnType<TagRule | null, string | null | undefined, string | null>
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
