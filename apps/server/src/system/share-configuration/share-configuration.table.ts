import type { shareKind, shareState } from '@ampdeck/api/system/share-configuration'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface ShareConfigurationTable extends Standard {
  name: string
  targetSellerId: number
  objectKind: Code<typeof shareKind>
  objectIds: List<number>
  fields: List<string>
  validFrom: number
  validTo: number
  state: Code<typeof shareState>
}

export const tables = {
  shareConfiguration: {
    names: {
      lists: { objectIds: { by: 'objectKind', kinds: { 1: 'station', 2: 'station', 3: 'member' } } },
      emptyIsAll: false,
    },
  },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    shareConfiguration: ShareConfigurationTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
