import type { Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What a station lost on a day: loss = site meter − piles − auxiliary (domain.md §3.4). */
export interface PowerLossRecordTable extends Standard {
  stationId: number
  /** `YYYY-MM-DD`, UTC+8. */
  date: string
  /** What the site meter says: what came from the grid and from own PV. */
  gridWh: number
  pileWh: number
  auxWh: number
  lossWh: number
  /** Null where nothing came from the grid. */
  lossBps: number | null
}

export const tables = { powerLossRecord: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    powerLossRecord: PowerLossRecordTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
