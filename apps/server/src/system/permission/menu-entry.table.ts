import type { Generated } from 'kysely'
import type { ScopeTags } from '../../database/tables.ts'

/** What of an entry of the menu is not as it comes: the platform's (seller -1) for everybody, a seller's for its own. */
export interface MenuEntryTable {
  sellerId: number
  entryId: number
  name: string
  /** Of an entry that the platform has added. */
  componentType: 'CATALOG' | 'MENU' | 'BUTTON' | null
  pid: number | null
  title: string | null
  titleEn: string | null
  url: string | null
  icon: string | null
  sort: number | null
  isShow: number | null
  /** 0: the platform has switched it off, for everybody. */
  enabled: Generated<number>
  updateTime: number
  updateUser: number | null
  version: Generated<number>
}

export const tables = { menuEntry: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    menuEntry: MenuEntryTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
