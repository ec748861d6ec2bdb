import type { eventType } from '@ampdeck/api/enumerations/equipment'
import type { Code, Json } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Partitioned like its order. */
export interface OrderEventTable {
  sellerId: number
  orderId: number
  id: number
  type: Code<typeof eventType>
  ts: number
  payload: Json<Record<string, unknown>>
}

/** What happened at a gun, or at its whole pile; partitioned by month through its id. */
export interface GunEventTable {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  gunId: number | null
  type: Code<typeof eventType>
  ts: number
  payload: Json<Record<string, unknown>>
}

export const tables = {
  orderEvent: { keepsAll: true },
  gunEvent: { station: 'stationId', keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    orderEvent: OrderEventTable
    gunEvent: GunEventTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
