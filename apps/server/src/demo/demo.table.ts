import type { Json } from '../database/columns.ts'

/** What was prepared once and must not be prepared again: the demo network, its parts, its anchor. */
export interface DemoTable {
  part: string
  detail: Json<unknown>
  ts: number
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../database/tables.ts' {
  interface Tables {
    demo: DemoTable
  }
}
