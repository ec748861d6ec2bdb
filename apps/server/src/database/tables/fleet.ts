import type { meterKind } from '@ampdeck/api/enumerations/equipment'
import type { accountType, fleetRole, vehicleType } from '@ampdeck/api/enumerations/member'
import type { Code, List, Standard } from './columns.ts'

/** A part of a fleet. */
export interface GroupTeamTable extends Standard {
  groupId: number
  name: string
  pid: number | null
}

/** Who drives for a fleet; a member belongs to one at most. */
export interface GroupMemberTable extends Standard {
  groupId: number
  memberId: number
  teamId: number | null
  role: Code<typeof fleetRole>
  /** 0 means no limit. */
  monthLimitFen: number
  state: number
}

export interface CardTable extends Standard {
  cardNo: string
  /** 1 physical, 2 virtual. */
  kind: number
  memberId: number | null
  groupId: number | null
  status: number
  issueTime: number | null
  lossTime: number | null
}

export interface VehicleTable extends Standard {
  plate: string
  vin: string | null
  vehicleType: Code<typeof vehicleType>
  brand: string | null
  model: string | null
  batteryWh: number | null
  memberId: number | null
  groupId: number | null
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

export interface MeterTable extends Standard {
  meterNo: string
  stationId: number
  kind: Code<typeof meterKind>
  /** What a unit of its reading counts: transformers of current before the meter. */
  ratio: number
  /** Wh of the meter itself, before the ratio. */
  lastReading: number | null
}

/** What a meter cost in a month. Readings are Wh of the meter itself, energies Wh after the ratio. */
export interface MeterFeeTable extends Standard {
  stationId: number
  meterId: number
  /** `YYYY-MM`. */
  month: string
  startReading: number
  endReading: number
  sharpWh: number
  peakWh: number
  flatWh: number
  valleyWh: number
  feeFen: number
  remark: string | null
}
