import type {
  couponBearer,
  couponState,
  couponStatus,
  couponType,
  couponValidKind,
} from '@ampdeck/api/enumerations/marketing'
import type { Generated } from 'kysely'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** The template of a coupon. */
export interface CouponTable extends Standard {
  code: string
  name: string
  type: Code<typeof couponType>
  faceFen: number
  thresholdFen: Generated<number>
  /** How many may be issued. */
  total: number
  /** Null for no limit. */
  perMember: number | null
  validKind: Code<typeof couponValidKind>
  /** Days as `YYYY-MM-DD`, for fixed dates. */
  validFrom: string | null
  validTo: string | null
  /** From the issue on, for the other kind. */
  days: number | null
  /** None means every station. */
  stationIds: List<number>
  /** None means everybody. */
  memberTypes: List<number>
  thirdCategoryId: number | null
  bearer: Code<typeof couponBearer>
  state: Code<typeof couponState>
}

/** A coupon that a member holds (domain.md §4 LC 8b). */
export interface MemberCouponTable extends Standard {
  couponId: number
  memberId: number
  code: string
  status: Code<typeof couponStatus>
  fromTime: number
  toTime: number
  /** The order that it is frozen for, or that has used it. */
  usedOrderId: number | null
  usedFen: number | null
  usedTime: number | null
}

export const tables = {
  coupon: { names: { lists: { stationIds: 'station' }, emptyIsAll: true } },
  memberCoupon: {},
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    coupon: CouponTable
    memberCoupon: MemberCouponTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
