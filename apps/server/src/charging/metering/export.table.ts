import type { feedInState } from '@ampdeck/api/enumerations/order'
import type { Generated } from 'kysely'
import type { Code } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What the car of a charge gave back; there is a row only where its pile measured some of it. */
export interface ChargeExportTable {
  sellerId: number
  orderId: number
  /** The first and the last reading of the register of energy out. */
  firstTs: Generated<number | null>
  firstWh: Generated<number | null>
  lastTs: Generated<number | null>
  lastWh: Generated<number | null>
  /** What the register has counted between its readings; null before there are two. */
  registerWh: Generated<number | null>
  /** The sum of reported intervals, and the time of the newest. */
  intervalWh: Generated<number | null>
  intervalTs: Generated<number | null>
  w: Generated<number | null>
  wTs: Generated<number | null>
  /** Of the tariff when the order was billed. */
  price4: Generated<number | null>
  feeFen: Generated<number>
  /** Null until the order is billed. */
  state: Code<typeof feedInState> | null
}

export const tables = { chargeExport: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargeExport: ChargeExportTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
