import type { manufacturer } from '@ampdeck/api/enumerations/equipment'
import type { Code, Json, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** How piles of a kind should be set. */
export interface ConfigTemplateTable extends Standard {
  name: string
  ocpp: '1.6' | '2.x'
  manufacturer: Code<typeof manufacturer> | null
  pileTypeId: number | null
  settings: Json<{ key: string; value: string }[]>
}

/** What a pile has last told of one of its settings; reached through the pile. */
export interface PileSettingTable {
  sellerId: number
  pileId: number
  key: string
  value: string | null
  isReadOnly: boolean
  needsReboot: boolean
  readTime: number
}

export const tables = { configTemplate: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    configTemplate: ConfigTemplateTable
    pileSetting: PileSettingTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
