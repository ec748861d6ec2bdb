import type { Composition } from '@ampdeck/api/report/own-report'
import type { Json, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A report that somebody composed; `createUser` is whose it is. */
export interface OwnReportTable extends Standard {
  name: string
  composition: Json<Composition>
  isShared: boolean
}

export const tables = { ownReport: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    ownReport: OwnReportTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
