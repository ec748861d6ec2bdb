import type { carrier } from '@ampdeck/api/enumerations/equipment'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** The card by which a pile is in a mobile network; the pile names it by its number. */
export interface SimCardTable extends Standard {
  iccid: string
  carrier: Code<typeof carrier>
  planMb: number | null
  /** `YYYY-MM-DD`. */
  expires: string | null
  pileId: number | null
}

export const tables = { simCard: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    simCard: SimCardTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
