import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A view of a list that somebody keeps under a name; `createUser` is whose it is. */
export interface ListViewTable extends Standard {
  list: string
  name: string
  search: string
  shared: boolean
}

export const tables = { listView: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    listView: ListViewTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
