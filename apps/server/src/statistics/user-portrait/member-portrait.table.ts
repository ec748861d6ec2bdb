import type {
  frequencyBand,
  reachBand,
  recencyBand,
  spendBand,
  userSegment,
} from '@ampdeck/api/enumerations/member'
import type { billChannel } from '@ampdeck/api/enumerations/order'
import type { Code } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Finished orders of members by hour, station and channel: rebuilt from orders, additive. */
export interface MemberStatTable {
  sellerId: number
  memberId: number
  /** Hours since 1970 in UTC+8. */
  began: number
  ended: number
  stationId: number
  groupId: number | null
  channel: Code<typeof billChannel>
  orders: number
  energyWh: number
  /** Of it, in the valley of the tariff. */
  valleyWh: number
  /** What was payable. */
  spendFen: number
}

/** What follows of a member's charges (`@ampdeck/api/statistics/portrait-rules`); days since 1970 in UTC+8. */
export interface MemberPortraitTable {
  sellerId: number
  memberId: number
  groupId: number | null
  /** The day that it was counted for. */
  day: number
  firstDay: number
  lastDay: number
  recency: number
  frequency30: number
  frequency90: number
  spend90Fen: number
  energy90Wh: number
  prefHour: number
  prefStationId: number
  valleyBps: number
  stations: number
  reachM: number
  /** Bit n: a charge in the nth month after the first. */
  months: number
  segment: Code<typeof userSegment>
  recencyBand: Code<typeof recencyBand>
  frequencyBand: Code<typeof frequencyBand>
  spendBand: Code<typeof spendBand>
  reachBand: Code<typeof reachBand>
}

/** Members whose orders have changed since they were counted; one may stand here many times. */
export interface MemberDueTable {
  sellerId: number
  memberId: number
}

export const tables = {
  memberStat: { station: 'stationId', fleet: 'groupId', keepsAll: true },
  memberPortrait: { fleet: 'groupId', keepsAll: true },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    memberStat: MemberStatTable
    memberPortrait: MemberPortraitTable
    memberDue: MemberDueTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
