import type { accountType, vehicleType } from '@ampdeck/api/enumerations/member'
import type { ColumnType, Generated } from 'kysely'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface VehicleTable extends Standard {
  plate: string
  vin: string | null
  vehicleType: Code<typeof vehicleType>
  brand: string | null
  model: string | null
  /** Null where an import or a plate alone told of the car. */
  modelId: ColumnType<number | null, number | null | undefined, number | null>
  batteryWh: number | null
  memberId: number | null
  groupId: number | null
  /** Its team in the fleet. */
  teamId: Generated<number | null>
  state: number
}

/** Which car may start where; no station and no pile means everywhere. */
export interface VinPassTable extends Standard {
  vin: string
  stationIds: List<number>
  pileIds: List<number>
  /** 1 automatic, 2 confirmed in the app. */
  startMode: number
  maxFenPerOrder: number | null
  validTo: string | null
  state: number
  lastUse: number | null
}

/** Whose account pays for a car. */
export interface VinBindingTable extends Standard {
  vin: string
  memberId: number | null
  groupId: number | null
  accountType: Code<typeof accountType>
  validTo: string | null
  state: number
}

export const tables = {
  vehicle: { fleet: 'groupId' },
  vinPass: { names: { lists: { stationIds: 'station', pileIds: 'pile' }, emptyIsAll: true } },
  vinBinding: { fleet: 'groupId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    vehicle: VehicleTable
    vinPass: VinPassTable
    vinBinding: VinBindingTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
