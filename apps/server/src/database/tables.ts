import type { CodeOf } from '@ampdeck/api/enumeration'
import type {
  gunStatus,
  operatingUnitKind,
  operationType,
  stationStatus,
} from '@ampdeck/api/enumerations/equipment'
import type { memberType } from '@ampdeck/api/enumerations/member'
import type {
  billChannel,
  chargeStatus,
  orderStatus,
  period,
  stopReason,
} from '@ampdeck/api/enumerations/order'
import type { exportState, sex, userType } from '@ampdeck/api/enumerations/system'
import type { ColumnType, Generated } from 'kysely'

/*
 * The tables as Kysely sees them: camelCase here, snake_case in PostgreSQL. Times are epoch milliseconds, money
 * is fen, energy Wh, power W, prices 0.0001 yuan per kWh. Every fleet table has the seller first in its key.
 */

/** Standard columns (domain.md §1). */
interface Standard {
  id: number
  sellerId: number
  createTime: number
  updateTime: number
  createUser: number | null
  updateUser: number | null
  deleted: Generated<number>
  version: Generated<number>
}

type Json<T> = ColumnType<T, string, string>
/** A code of an enumeration: the contract lets no other in, so none comes out. */
type Code<Enumeration> = ColumnType<CodeOf<Enumeration>, number, number>
/** 0 or 1. */
type Flag = ColumnType<0 | 1, number | undefined, number>
/** `bigint[]` and `text[]`. */
type List<T> = ColumnType<T[], T[] | undefined, T[]>

export interface SellerTable {
  id: number
  pid: number | null
  sellerNumber: string
  name: string
  nameEn: string
  contact: string
  phone: string
  cityCode: string
  /** 1 enabled, 2 forbidden. */
  state: number
  platformName: string | null
  platformNameEn: string | null
  platformTitle: string | null
  platformLogo: string | null
  platformWebsiteIcon: string | null
  footerText: string | null
  passwordAgeDays: Generated<number>
  idleMinutes: Generated<number>
  ipCheck: Generated<number>
  createTime: number
  updateTime: number
  version: Generated<number>
}

export interface OrganizeTable extends Standard {
  pid: number | null
  name: string
  sort: number
}

export interface RoleTable extends Standard {
  name: string
  code: string
  /** 1 whole seller, 2 own organisation and below, 3 own organisation, 4 chosen stations and fleets, 5 own records. */
  dataScope: number
  /** Page ids and action keys; `*` grants everything, `<page>:*` every action of a page. */
  permissions: List<string>
  stationIds: List<number>
  groupIds: List<number>
  remark: string | null
  builtIn: Generated<number>
}

/** `User` of the domain model; `user` is a reserved word in SQL. */
export interface AccountUserTable extends Standard {
  name: string
  account: string
  /** argon2id over the received MD5, in PHC form; never returned. */
  passwordHash: string
  passwordTime: number
  userType: Code<typeof userType>
  organizeId: number | null
  roleIds: List<number>
  stationIds: List<number>
  groupIds: List<number>
  telephone: string
  email: string
  sex: Code<typeof sex>
  weChatNumber: string | null
  zipCode: string | null
  phone: string | null
  mailAddress: string | null
  icon: string | null
  /** 1 enabled, 2 disabled. */
  state: Generated<number>
  isFirstLogin: Generated<number>
  /** Addresses from which this user has logged in before; null means every address is known. */
  knownAddresses: ColumnType<string[] | null, string[] | null | undefined, string[] | null>
  lockedUntil: number | null
}

/** An opaque token's hash; the token itself exists only at the client. */
export interface SessionTable {
  tokenHash: string
  sellerId: number
  userId: number
  createTime: number
  lastSeen: number
  expires: number
  ip: string
  browser: string
}

export interface LoginLogTable {
  id: number
  sellerId: number
  account: string
  userId: number | null
  ip: string
  browser: string
  resultCode: number
  ts: number
}

export interface OperationLogTable {
  id: number
  sellerId: number
  userId: number | null
  requestId: string
  permission: string
  path: string
  /** The request as it came, secrets masked. */
  params: Json<unknown>
  /** What the call changed: table, record, before and after. */
  changes: Json<unknown>
  resultCode: number
  ip: string
  costMs: number
  ts: number
}

export interface IdempotencyTable {
  sellerId: number
  userId: number
  key: string
  path: string
  /** SHA-256 of the request's body: the same key with another body is refused. */
  bodyHash: string
  response: Json<unknown>
  ts: number
}

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

export interface MemberTable extends Standard {
  memberNo: string
  type: number
  status: number
  phone: string
  name: string
  sex: number
  level: number
  growth: number
  points: number
  groupId: number | null
  registerChannel: number
  registerTime: number
  defaultVin: string | null
  plate: string | null
  suspended: Generated<number>
}

/** `Group` of the domain model: a fleet; `group` is a reserved word in SQL. */
export interface FleetTable extends Standard {
  groupNo: string
  name: string
  kind: number
  contact: string
  phone: string
  payMode: number
  accountId: number | null
  creditLimitFen: number
  stationIds: List<number>
  state: number
}

export interface AccountTable extends Standard {
  memberId: number | null
  groupId: number | null
  type: number
  balanceFen: number
  frozenFen: number
  creditLimitFen: number
  state: number
}

/** Append-only; Σ amount of an account is its balance. */
export interface AccountFlowTable {
  id: number
  sellerId: number
  accountId: number
  bizType: string
  bizId: number
  amountFen: number
  balanceAfterFen: number
  ts: number
  remark: string | null
}

/** Partitioned by month through its time-ordered id (see `ids.ts`). */
export interface ChargeOrderTable extends Standard {
  orderNo: string
  stationId: number
  pileId: number
  gunId: number
  memberId: number | null
  groupId: number | null
  accountId: number | null
  vin: string | null
  plate: string | null
  cardNo: string | null
  channel: Code<typeof billChannel>
  memberType: Code<typeof memberType>
  orderStatus: Code<typeof orderStatus>
  chargeStatus: Code<typeof chargeStatus>
  startTime: number
  endTime: number | null
  unplugTime: number | null
  startSoc: number | null
  endSoc: number | null
  meterStart: number
  meterStop: number | null
  energyWh: number
  costModelVersionId: number
  eFeeFen: number
  sFeeFen: number
  discountFen: number
  couponFen: number
  occupyFeeFen: number
  payableFen: number
  paidFen: number
  owedFen: number
  stopReason: Code<typeof stopReason> | null
  maxW: number | null
  abnormalKind: number | null
  overtimeKind: number | null
  badDebt: Generated<number>
  invoiceState: Generated<number>
  splitState: Generated<number>
}

/**
 * How many orders lie in a bucket of a sorted column, in rows that are summed: each write adds its differences
 * (see `migrations/order-tally.ts`).
 */
export interface ChargeOrderTallyTable {
  sellerId: number
  stationId: number
  orderStatus: number
  chargeStatus: number
  field: 'startTime' | 'payableFen' | 'energyWh'
  bucket: number
  orders: number
}

/** Partitioned like its order. */
export interface BillLineTable {
  sellerId: number
  orderId: number
  seq: number
  fromTime: number
  toTime: number
  period: Code<typeof period>
  energyWh: number
  ePrice4: number
  sPrice4: number
  eFeeFen: number
  sFeeFen: number
}

/** Per station, gun kind, member type and hour; rebuilt from orders, additive (domain.md §3.5 DayStat). */
export interface DayStatTable {
  sellerId: number
  stationId: number
  /** `YYYY-MM-DD`, UTC+8. */
  day: string
  hour: number
  /** 1 AC, 2 DC. */
  gunKind: number
  memberType: number
  orders: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  occupyFeeFen: number
  discountFen: number
  chargeMinutes: number
}

/** A job of the download center (domain.md §4 LC 21). */
export interface ExportFileTable extends Standard {
  fileName: string
  reportKey: string
  params: Json<unknown>
  /** 1 generating, 2 downloadable, 3 failed. */
  fileState: Code<typeof exportState>
  rows: number | null
  userName: string
}

/** An application of a partner, which signs its calls (domain.md §3.5 OpenApp). */
export interface OpenAppTable extends Standard {
  appId: string
  name: string
  /** The key of the signature; write-only for people. */
  secret: string
  /** Addresses it may call from; empty means any. */
  ips: List<string>
  /** The permissions of its calls. */
  scopes: List<string>
  /** 1 on, 2 off. */
  state: number
}

/** What was prepared once and must not be prepared again: the demo network, its parts, its anchor. */
export interface DemoTable {
  part: string
  detail: Json<unknown>
  ts: number
}

export interface Tables {
  seller: SellerTable
  organize: OrganizeTable
  role: RoleTable
  accountUser: AccountUserTable
  session: SessionTable
  loginLog: LoginLogTable
  operationLog: OperationLogTable
  idempotency: IdempotencyTable
  operatingUnit: OperatingUnitTable
  station: StationTable
  pileType: PileTypeTable
  pile: PileTable
  gun: GunTable
  costModel: CostModelTable
  costModelVersion: CostModelVersionTable
  member: MemberTable
  fleet: FleetTable
  account: AccountTable
  accountFlow: AccountFlowTable
  chargeOrder: ChargeOrderTable
  chargeOrderTally: ChargeOrderTallyTable
  billLine: BillLineTable
  dayStat: DayStatTable
  exportFile: ExportFileTable
  openApp: OpenAppTable
  demo: DemoTable
}
