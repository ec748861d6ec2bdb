import type { activeState } from '@ampdeck/api/enumerations/member'
import type { strategyKind } from '@ampdeck/api/enumerations/strategy'
import type { Code, List, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** Ends the charges of stations, or limits the power of their piles (domain.md §3.2). */
export interface ChargeStrategyTable extends Standard {
  name: string
  nameEn: string | null
  kind: Code<typeof strategyKind>
  amountFen: number | null
  energyWh: number | null
  minutes: number | null
  soc: number | null
  /** Per cent by hour; empty but for a power limit. */
  curve: List<number>
  stationIds: List<number>
  remark: string | null
  state: Code<typeof activeState>
}

export const tables = {
  chargeStrategy: { names: { lists: { stationIds: 'station' }, emptyIsAll: false } },
} as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargeStrategy: ChargeStrategyTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
