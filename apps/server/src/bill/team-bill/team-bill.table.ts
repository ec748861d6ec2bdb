import type { teamBillState } from '@ampdeck/api/enumerations/order'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What a fleet has charged in a month (domain.md §4 LC 3b). */
export interface TeamBillTable extends Standard {
  groupId: number
  /** `YYYY-MM`. */
  month: string
  orders: number
  energyWh: number
  payableFen: number
  paidFen: number
  adjustFen: number
  state: Code<typeof teamBillState>
}

export const tables = { teamBill: { fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    teamBill: TeamBillTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
