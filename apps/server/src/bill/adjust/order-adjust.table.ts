import type { LineAmounts } from '@ampdeck/api/billing/adjust'
import type { auditState } from '@ampdeck/api/enumerations/member'
import type { ColumnType } from 'kysely'
import type { EndReading } from '../../charging/finish/correct.service.ts'
import type { Code, Json, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A correction of an order by bill line, which a second person confirms (domain.md §3.4). */
export interface OrderAdjustTable extends Standard {
  orderId: number
  stationId: number
  groupId: number | null
  state: Code<typeof auditState>
  reason: string
  lines: Json<LineAmounts[]>
  /** The end of an abnormal order as a person corrected it; its bill follows from it. */
  readings: ColumnType<EndReading | null, string | null, string | null>
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  auditUser: number | null
  auditTime: number | null
  auditReason: string | null
}

export const tables = { orderAdjust: { station: 'stationId', fleet: 'groupId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    orderAdjust: OrderAdjustTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
