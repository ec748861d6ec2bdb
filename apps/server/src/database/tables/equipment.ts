import type { CodeOf } from '@ampdeck/api/enumeration'
import type {
  gunStatus,
  operatingUnitKind,
  operationType,
  stationStatus,
} from '@ampdeck/api/enumerations/equipment'
import type { period } from '@ampdeck/api/enumerations/order'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Flag, Json, Standard } from './columns.ts'

export interface OperatingUnitTable extends Standard {
  name: string
  nameEn: string | null
  creditCode: string | null
  operatorId: string | null
  contact: string
  phone: string
  kind: Code<typeof operatingUnitKind>
}

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
  isTemporary: Generated<number>
  costModelId: number | null
  remark: string | null
}

export interface PileTypeTable extends Standard {
  name: string
  manufacturer: number
  model: string
  currentType: number
  ratedW: number
  layout: string
  protocol: number
}

export interface PileTable extends Standard {
  stationId: number
  code: string
  serialNo: string | null
  name: string
  pileTypeId: number
  layout: string
  protocol: number
  simIccid: string | null
  ip: string | null
  firmware: Json<Record<string, string>>
  status: number
  commissionDate: string | null
  warrantyEnd: string | null
  vinPass: Generated<number>
  isTemporary: Generated<number>
  lastHeartbeat: number | null
}

export interface GunTable extends Standard {
  stationId: number
  pileId: number
  letter: number
  connector: number
  ratedW: number
  maxV: number
  maxA: number
  status: Code<typeof gunStatus>
  parkingNo: string | null
  costModelId: number | null
  currentOrderId: number | null
  /** V, A, W, Wh, soc, tempC, ts of the running charge. */
  live: ColumnType<GunLive | null, string | null, string | null>
}

export interface GunLive {
  V: number
  A: number
  W: number
  Wh: number
  soc: number | null
  tempC: number
  ts: number
}

export interface CostModelTable extends Standard {
  code: string
  name: string
  /** 1 general, 2 fleet, 3 interconnection. */
  scope: number
  currentVersion: number
  state: number
}

export interface TariffRow {
  from: string
  to: string
  period: CodeOf<typeof period>
  ePrice4: number
  sPrice4: number
}

export interface CostModelVersionTable extends Standard {
  costModelId: number
  no: number
  effectiveTime: number
  periods: Json<TariffRow[]>
  /** 1 per kWh by period, 2 per kWh one price, 3 per started time unit, 4 per charge. */
  serviceMode: number
  serviceParam: Json<Record<string, number>>
  state: number
}
