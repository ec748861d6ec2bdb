import type { ThemeValues } from '@ampdeck/api/system/theme-values'
import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** How a seller's pages look to whoever has chosen nothing. */
export interface ThemeTable extends Standard, ThemeValues {}

export const tables = { theme: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    theme: ThemeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
