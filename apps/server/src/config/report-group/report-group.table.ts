import type { CodeOf } from '@ampdeck/api/enumeration'
import type { reportFamily } from '@ampdeck/api/enumerations/report'
import type { List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface ReportGroupTable extends Standard {
  name: string
  nameEn: string | null
  stationIds: List<number>
  reportKeys: List<CodeOf<typeof reportFamily>>
}

export const tables = {
  reportGroup: { names: { lists: { stationIds: 'station' }, emptyIsAll: false } },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    reportGroup: ReportGroupTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
