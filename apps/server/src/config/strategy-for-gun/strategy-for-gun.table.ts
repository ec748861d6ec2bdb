import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** The price of one gun on certain days (domain.md §3.2 StrategyForGun). */
export interface StrategyForGunTable extends Standard {
  stationId: number
  pileId: number
  gunId: number
  costModelId: number
  /** A charge strategy that holds at this gun beside those of its station. */
  chargeStrategyId: number | null
  /** Bit 0 is Monday. */
  weekdayMask: number
  validFrom: string
  /** The last day; none has no end. */
  validTo: string | null
}

export const tables = { strategyForGun: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    strategyForGun: StrategyForGunTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
