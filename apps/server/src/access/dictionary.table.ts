import type { Generated } from 'kysely'
import type { Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

/** A value that a seller has of its own, or calls differently. */
export interface DictionaryValueTable extends Standard {
  type: string
  key: string
  value: string
  titleEn: string | null
  sort: number
  /** 1: a value that the product offers and this seller does not want. */
  removed: Generated<number>
}

export const tables = { dictionaryValue: {} } as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    dictionaryValue: DictionaryValueTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
