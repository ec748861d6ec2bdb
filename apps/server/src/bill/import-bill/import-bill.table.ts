import type { importState } from '@ampdeck/api/enumerations/system'
import type { Generated } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A batch of bills of other platforms, or of paper ones (domain.md §3.4). */
export interface ImportBillTable extends Standard {
  /** The file in the import center, which keeps it for a month. */
  importId: number
  fileName: string
  state: Code<typeof importState>
  total: number | null
  kept: Generated<number>
  failed: Generated<number>
  energyWh: Generated<number>
  payableFen: Generated<number>
  userName: string
}

/** Which order a batch has made; its row goes when the batch is taken back, so that it may be imported again. */
export interface ImportedOrderTable {
  sellerId: number
  orderId: number
  importBillId: number
  stationId: number
  platform: string
  platformOrderNo: string
}

export const tables = {
  importBill: {},
  importedOrder: { station: 'stationId', keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    importBill: ImportBillTable
    importedOrder: ImportedOrderTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
