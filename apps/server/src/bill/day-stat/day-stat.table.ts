import type { accountType } from '@ampdeck/api/enumerations/member'
import type { Code } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What orders that ended come to; all of it adds up. */
interface OrderSums {
  orders: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  occupyFeeFen: number
  discountFen: number
  couponFen: number
  payableFen: number
  paidFen: number
  owedFen: number
  /** Orders with an occupy fee. */
  occupiedOrders: number
  chargeMinutes: number
}

/** With the energy of each tariff period. */
interface PeriodSums extends OrderSums {
  sharpWh: number
  peakWh: number
  flatWh: number
  valleyWh: number
}

/** By whether the member is known, with the last end. */
interface TotalSums extends PeriodSums {
  isMember: boolean
  lastEnd: number
}

/** Per station, gun kind, member type, channel, whether the member is known, and hour; counted from orders (domain.md §3.5 DayStat). */
export interface DayStatTable extends TotalSums {
  sellerId: number
  stationId: number
  /** `YYYY-MM-DD`, UTC+8. */
  day: string
  hour: number
  /** 1 AC, 2 DC. */
  gunKind: number
  memberType: number
  channel: number
}

/** Per station, day and whether the member is known: what most reports ask for. */
export interface StationTotalTable extends TotalSums {
  sellerId: number
  stationId: number
  day: string
}

/** The same of each hour: for periods that begin or end within a day. */
export interface HourTotalTable extends StationTotalTable {
  hour: number
}

/** Per station, day, member type, channel and version of the billing model. */
export interface StationDayTable extends OrderSums {
  sellerId: number
  stationId: number
  day: string
  memberType: number
  channel: number
  costModelVersionId: number
}

/** The same of whole months; the day is the first of the month. */
export type StationMonthTable = StationDayTable

/** Per station and day: the set of members, in chunks (`day-stat.store.ts`). */
export interface MemberDayTable {
  sellerId: number
  stationId: number
  day: string
  chunk: number
  members: string
}

/** Per station, day and fleet: the set of its cars. */
export interface CarDayTable {
  sellerId: number
  stationId: number
  day: string
  groupId: number
  chunk: number
  cars: string
}

/** Per station, day and car of a fleet. */
export interface CarStatTable {
  sellerId: number
  stationId: number
  day: string
  groupId: number
  plate: string | null
  orders: number
  energyWh: number
  payableFen: number
}

/** Per station, day and fleet; what nobody's fleet pays for is together. */
export interface FleetDayTable extends PeriodSums {
  sellerId: number
  stationId: number
  day: string
  groupId: number | null
  /** What the prices of contracts saved against the tariffs. */
  savedFen: number
}

/** Per gun and day. */
export interface GunStatTable extends PeriodSums {
  sellerId: number
  stationId: number
  pileId: number
  gunId: number
  day: string
}

/** Per gun and day: how long its finished charges were on that day. */
export interface GunChargeTable {
  sellerId: number
  stationId: number
  pileId: number
  gunId: number
  day: string
  chargeMs: number
}

/** The same of all guns of a station. */
export type StationChargeTable = Omit<GunChargeTable, 'pileId' | 'gunId'>

/** How long the finished charges of a station were in each hour. */
export interface StationHourTable extends StationChargeTable {
  hour: number
}

/** Per station, day, tariff period, member type and version of the billing model: what the lines of bills come to. */
export interface PeriodStatTable {
  sellerId: number
  stationId: number
  day: string
  period: number
  memberType: number
  costModelVersionId: number
  lineWh: number
  lineEnergyFeeFen: number
  lineServiceFeeFen: number
}

/** Per gun and day of the start: how many orders started, and how many of them charged. */
export interface GunStartTable {
  sellerId: number
  stationId: number
  pileId: number
  gunId: number
  day: string
  starts: number
  charging: number
}

/** The same of all guns of a station. */
export type StationStartTable = Omit<GunStartTable, 'pileId' | 'gunId'>

/** The same of each hour. */
export interface HourStartTable extends StationStartTable {
  hour: number
}

/** Per site, day and tariff period: the power of its quarters of an hour added up, and the highest of them. */
export interface SiteDayTable {
  sellerId: number
  stationId: number
  day: string
  /** Null where no tariff says one. */
  period: number | null
  pileW: number
  pvW: number
  usedW: number
  gridW: number
  peakW: number
  pilePeakW: number
}

/** Days of stations whose orders have started, ended or changed since they were counted; written by triggers of `charge_order`. */
export interface DayStatChangeTable {
  sellerId: number
  stationId: number
  day: string
}

/** Days of sites whose quarters or tariffs have changed; written by triggers of these. */
export type SiteDayChangeTable = DayStatChangeTable

/** Per day, fleet and type of account: what moved on accounts. */
export interface AccountFlowDayTable {
  sellerId: number
  day: string
  groupId: number | null
  type: Code<typeof accountType>
  amountFen: number
  heldFen: number
}

/** Days on which something has moved on accounts since they were counted; written by triggers of these. */
export interface AccountFlowChangeTable {
  sellerId: number
  day: string
}

const ofStation = { station: 'stationId', keepsAll: true } as const

export const tables = {
  dayStat: ofStation,
  stationTotal: ofStation,
  hourTotal: ofStation,
  stationDay: ofStation,
  stationMonth: ofStation,
  memberDay: ofStation,
  memberMonth: ofStation,
  carDay: ofStation,
  carMonth: ofStation,
  carStat: ofStation,
  carStatMonth: ofStation,
  fleetDay: ofStation,
  gunStat: ofStation,
  gunCharge: ofStation,
  stationCharge: ofStation,
  stationHour: ofStation,
  periodStat: ofStation,
  gunStart: ofStation,
  stationStart: ofStation,
  hourStart: ofStation,
  siteDay: ofStation,
  dayStatChange: ofStation,
  siteDayChange: ofStation,
  accountFlowDay: { fleet: 'groupId', keepsAll: true },
  accountFlowChange: { keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    dayStat: DayStatTable
    stationTotal: StationTotalTable
    hourTotal: HourTotalTable
    stationDay: StationDayTable
    stationMonth: StationMonthTable
    memberDay: MemberDayTable
    /** The same of whole months; the day is the first of the month. */
    memberMonth: MemberDayTable
    carDay: CarDayTable
    carMonth: CarDayTable
    carStat: CarStatTable
    carStatMonth: CarStatTable
    fleetDay: FleetDayTable
    gunStat: GunStatTable
    gunCharge: GunChargeTable
    stationCharge: StationChargeTable
    stationHour: StationHourTable
    periodStat: PeriodStatTable
    gunStart: GunStartTable
    stationStart: StationStartTable
    hourStart: HourStartTable
    siteDay: SiteDayTable
    dayStatChange: DayStatChangeTable
    siteDayChange: SiteDayChangeTable
    accountFlowDay: AccountFlowDayTable
    accountFlowChange: AccountFlowChangeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
