import type { CodeOf } from '@ampdeck/api/enumeration'
import type { limitTarget } from '@ampdeck/api/enumerations/member'
import type { weekday } from '@ampdeck/api/enumerations/tariff'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What keeps a fleet, a car or a member from charging, or ends a charge (domain.md §3.2); null does not limit. */
export interface ChargeLimitTable extends Standard {
  targetKind: Code<typeof limitTarget>
  targetId: number
  /** The fleet of the target. */
  groupId: number | null
  perDayTimes: number | null
  perDayWh: number | null
  perOrderFen: number | null
  socMax: number | null
  stationIds: List<number>
  weekdays: List<CodeOf<typeof weekday>>
  /** `HH:mm`. */
  windowFrom: string | null
  windowTo: string | null
  state: number
}

export const tables = {
  chargeLimit: { fleet: 'groupId', names: { lists: { stationIds: 'station' }, emptyIsAll: true } },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargeLimit: ChargeLimitTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
