import type { CodeOf } from '@ampdeck/api/enumeration'
import type { memberType } from '@ampdeck/api/enumerations/member'
import type {
  discountBearer,
  discountFee,
  exclusiveEnergy,
  exclusiveService,
  weekday,
} from '@ampdeck/api/enumerations/tariff'
import type { Generated } from 'kysely'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface SiteDiscountTable extends Standard {
  name: string
  stationIds: List<number>
  fee: Code<typeof discountFee>
  bpsOff: number
  /** 1 Monday to 7 Sunday; none means every day. */
  weekdays: List<CodeOf<typeof weekday>>
  timeWindow: string
  /** None means everybody. */
  memberTypes: List<CodeOf<typeof memberType>>
  validFrom: string
  validTo: string
  /** 1 on, 2 off. */
  state: number
  bearer: Code<typeof discountBearer>
}

export interface ExclusiveStrategyTable extends Standard {
  name: string
  /** Either a fleet, or the members with a tag. */
  groupId: number | null
  tagId: number | null
  /** None means every station. */
  stationIds: List<number>
  /** By its mode `value` is a price or basis points off. */
  servicePriceMode: Code<typeof exclusiveService>
  value: number
  ePriceMode: Code<typeof exclusiveEnergy>
  ePrice4: number | null
  validFrom: string
  validTo: string
  state: number
}

export interface MemberGradeTable extends Standard {
  level: number
  name: string
  growthFrom: number
  serviceBpsOff: number
  /** Points per yuan × 100. */
  pointFactor: number
  graceOccupyMinutes: Generated<number>
}

export const tables = {
  siteDiscount: { names: { lists: { stationIds: 'station' }, emptyIsAll: false } },
  exclusiveStrategy: { names: { lists: { stationIds: 'station' }, emptyIsAll: true } },
  memberGrade: {},
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    siteDiscount: SiteDiscountTable
    exclusiveStrategy: ExclusiveStrategyTable
    memberGrade: MemberGradeTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
