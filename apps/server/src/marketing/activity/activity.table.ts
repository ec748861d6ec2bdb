import type { activityKind, activityState } from '@ampdeck/api/enumerations/marketing'
import type { Generated } from 'kysely'
import type { Code, Json, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What a charge discount takes off, and for whom. */
export interface ChargeDiscountRule {
  bpsOff: number
  /** 1 service, 2 service and electricity. */
  fee: number
  /** None means everybody. */
  memberTypes: number[]
}

export interface ActivityTable extends Standard {
  name: string
  kind: Code<typeof activityKind>
  /** By its kind; of a charge discount a `ChargeDiscountRule`. */
  rule: Json<Record<string, unknown>>
  /** None means every station. */
  stationIds: List<number>
  /** Null for no limit. */
  budgetFen: number | null
  spentFen: Generated<number>
  fromTime: number
  toTime: number
  poster: string | null
  state: Code<typeof activityState>
}

export const tables = { activity: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    activity: ActivityTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
