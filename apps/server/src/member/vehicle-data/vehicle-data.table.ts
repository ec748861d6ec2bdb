import type { List } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What a car tells beside the meter of its charge, of each minute (domain.md §3.5). */
export interface VehicleDataTable {
  sellerId: number
  vin: string
  ts: number
  orderId: number
  minute: number
  groupId: number | null
  cellMaxMv: number | null
  cellMinMv: number | null
  tempMax: number | null
  tempMin: number | null
  odoKm: number | null
  faults: List<string>
}

export const tables = {
  vehicleData: { fleet: 'groupId', keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    vehicleData: VehicleDataTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
