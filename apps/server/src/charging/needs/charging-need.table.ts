import type { Generated } from 'kysely'
import type { List } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What the car at a gun said that it needs (ISO 15118), the newest of each charge. */
export interface ChargingNeedTable {
  sellerId: number
  gunId: number
  /** 0 before its charge is known. */
  orderId: number
  ts: number
  energyWh: number | null
  departureTime: number | null
  maxW: number | null
  soc: number | null
  targetSoc: number | null
  /** The standard's word, such as `DC` or `AC_BPT`. */
  transfer: string
  /** The most that the car would give back. */
  maxOutW: number | null
  /** What the car then plans to take, in W by period; empty where it has not said. */
  planSeconds: List<number>
  planW: List<number>
  planTime: Generated<number | null>
  /** Whether that is within what its gun may take. */
  planFits: Generated<number | null>
}

export const tables = { chargingNeed: { keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    chargingNeed: ChargingNeedTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
