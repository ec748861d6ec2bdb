import type { occupyState } from '@ampdeck/api/enumerations/order'
import type { Generated } from 'kysely'
import type { Code, Flag, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface OccupyRuleTable extends Standard {
  name: string
  freeMinutes: number
  stepMinutes: number
  stepFen: number
  capFen: number
  /** `HH:mm-HH:mm` in UTC+8, also over midnight. */
  timeWindow: string
  graceMemberLevels: List<number>
  remind: Flag
}

/** What standing at a gun after a charge costs (domain.md §4 LC 7). */
export interface OccupyBillTable extends Standard {
  stationId: number
  pileId: number
  gunId: number
  orderId: number
  ruleId: number
  memberLevel: number | null
  graceMinutes: Generated<number>
  fromTime: number
  toTime: number | null
  minutes: Generated<number>
  freeMinutes: number
  steps: Generated<number>
  feeFen: Generated<number>
  state: Code<typeof occupyState>
  /** Reminders sent: 1 at half of the free time, 2 at its end. */
  reminded: Generated<number>
  waiveReason: string | null
  /** Who proposed to waive it: a large fee takes two people. */
  waiveUser: number | null
  /** Why the second person did not agree, the last time. */
  waiveRefusal: string | null
}

export const tables = {
  occupyRule: { boundBy: ['station.occupyRuleId'] },
  occupyBill: { station: 'stationId' },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    occupyRule: OccupyRuleTable
    occupyBill: OccupyBillTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
