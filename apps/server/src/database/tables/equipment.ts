import type { CodeOf } from '@ampdeck/api/enumeration'
import type {
  connector,
  currentType,
  gunStatus,
  operatingUnitKind,
  operationType,
  pileGunLayout,
  pileStatus,
  protocol,
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
  occupyRuleId: number | null
  remark: string | null
}

export interface StationGroupTable extends Standard {
  name: string
  nameEn: string | null
  ownerUserId: number | null
  remark: string | null
}

/** Which stations are in a group. */
export interface StationGroupMemberTable {
  sellerId: number
  stationGroupId: number
  stationId: number
}

type Layout = ColumnType<CodeOf<typeof pileGunLayout>, string, string>

export interface PileTypeTable extends Standard {
  name: string
  manufacturer: number
  model: string
  currentType: Code<typeof currentType>
  ratedW: number
  layout: Layout
  protocol: Code<typeof protocol>
}

export interface PileTable extends Standard {
  stationId: number
  code: string
  serialNo: string | null
  name: string
  pileTypeId: number
  layout: Layout
  protocol: Code<typeof protocol>
  simIccid: string | null
  ip: string | null
  firmware: Json<Record<string, string>>
  status: Code<typeof pileStatus>
  commissionDate: string | null
  warrantyEnd: string | null
  vinPass: Flag
  isTemporary: Flag
  lastHeartbeat: number | null
  costModelId: number | null
}

export interface GunTable extends Standard {
  stationId: number
  pileId: number
  letter: number
  connector: Code<typeof connector>
  ratedW: number
  maxV: number
  maxA: number
  status: Code<typeof gunStatus>
  parkingNo: string | null
  costModelId: number | null
  currentOrderId: number | null
  /** V, A, W, Wh, soc, tempC, ts of the running charge. */
  live: ColumnType<GunLive | null, string | null, string | null>
  /** What it was before its pile went offline. */
  statusBefore: number | null
  /** Of the newest report of its status: what is older changes nothing. */
  statusTime: number | null
  /** The order whose car stands there still, after its charge. */
  parkedOrderId: number | null
  errorCode: string | null
}

export interface GunLive {
  V: number
  A: number
  W: number
  Wh: number
  soc: number | null
  tempC: number | null
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
  issueUser: number | null
  issueTime: number | null
}
