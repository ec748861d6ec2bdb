import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A setting of one person; `createUser` is whose it is. */
export interface UserPreferenceTable extends Standard {
  name: string
  value: string
}

export const tables = { userPreference: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    userPreference: UserPreferenceTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
