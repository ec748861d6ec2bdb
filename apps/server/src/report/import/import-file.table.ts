import type { Language } from '@ampdeck/api/enumeration'
import type { importState, importTemplate } from '@ampdeck/api/enumerations/system'
import type { Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A file that is being imported, or was (domain.md §4 LC 21b). */
export interface ImportFileTable extends Standard {
  fileName: string
  template: Code<typeof importTemplate>
  /** The importer's, in which failures are told. */
  language: Language
  fileState: Code<typeof importState>
  total: number | null
  uploadSuccess: Generated<number>
  uploadFail: Generated<number>
  userName: string
}

/** What became of a row: kept where there is no content, else why it was not. */
export interface ImportRowTable {
  sellerId: number
  importId: number
  row: number
  content: string | null
}

export const tables = { importFile: {}, importRow: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    importFile: ImportFileTable
    importRow: ImportRowTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
