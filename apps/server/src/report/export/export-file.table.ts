import type { exportState } from '@ampdeck/api/enumerations/system'
import type { ColumnType } from 'kysely'
import type { Code, Json, Standard } from '../../database/columns.ts'
import type { Scope } from '../../database/scope.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A job of the download center (domain.md §4 LC 21). */
export interface ExportFileTable extends Standard {
  fileName: string
  reportKey: string
  params: Json<unknown>
  /** 1 generating, 2 downloadable, 3 failed. */
  fileState: Code<typeof exportState>
  rows: number | null
  /** Why there is no file, where making it failed. */
  failure: ColumnType<'report' | 'file' | null, string | null | undefined, string | null>
  /** Of a request that came from a person: the same again is the same export while it is under way. */
  requestHash: string | null
  userName: string
  /** What its owner saw when it was started; null in files from before that was kept. */
  scope: ColumnType<Pick<Scope, 'stationIds' | 'groupIds'> | null, string | null | undefined, string | null>
}

export const tables = { exportFile: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    exportFile: ExportFileTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
