import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface VehicleModelTable extends Standard {
  brand: string
  model: string
  batteryWh: number
  maxW: number
}

export const tables = { vehicleModel: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    vehicleModel: VehicleModelTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
