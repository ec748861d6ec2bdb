import type { CodeOf } from '@ampdeck/api/enumeration'
import type { operationType, stationStatus } from '@ampdeck/api/enumerations/equipment'
import type { stationFacility } from '@ampdeck/api/enumerations/station-facility'
import type { Code, Flag, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface StationTable extends Standard {
  code: string
  name: string
  nameEn: string | null
  operatingUnitId: number
  operationType: Code<typeof operationType>
  cityCode: string
  address: string
  lng: number
  lat: number
  status: Code<typeof stationStatus>
  openTime: string | null
  businessHours: string | null
  parkingFee: string | null
  servicePhone: string | null
  transformerW: number
  maxDemandW: number | null
  isPublic: Flag
  isTemporary: Flag
  costModelId: number | null
  occupyRuleId: number | null
  remark: string | null
  facilities: List<CodeOf<typeof stationFacility>>
  /** The hours of each day from Monday on, `HH:mm-HH:mm` or empty; none where `businessHours` is a text of its own. */
  openingHours: List<string>
  parkingSpaces: number | null
  appNotice: string | null
  /** Addresses of rows of `picture`. */
  pictures: List<string>
}

export const tables = { station: { station: 'id' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    station: StationTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
