import type { Standard } from '../database/columns.ts'
import type { ScopeTags } from '../database/tables.ts'

/** What a seller has set of the parameters (`@ampdeck/api/system/system-params`). */
export interface SystemParamValueTable extends Standard {
  key: string
  /** Nothing: the default again. */
  value: number | null
}

export const tables = { systemParamValue: {} } as const satisfies ScopeTags

declare module '../database/tables.ts' {
  interface Tables {
    systemParamValue: SystemParamValueTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
