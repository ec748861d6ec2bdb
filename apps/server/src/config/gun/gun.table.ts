import type { connector, gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { ColumnType } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

export interface GunLive {
  /** What was not measured is unknown. */
  V: number | null
  A: number | null
  W: number | null
  /** The power is the average since then, by the register; absent where it is measured. */
  derivedFrom?: number
  Wh: number
  soc: number | null
  tempC: number | null
  ts: number
}

export interface GunTable extends Standard {
  stationId: number
  pileId: number
  letter: number
  connector: Code<typeof connector>
  ratedW: number
  maxV: number
  maxA: number
  status: Code<typeof gunStatus>
  parkingNo: string | null
  costModelId: number | null
  currentOrderId: number | null
  /** V, A, W, Wh, soc, tempC, ts of the running charge. */
  live: ColumnType<GunLive | null, string | null, string | null>
  /** What it was before its pile went offline. */
  statusBefore: number | null
  /** Of the newest report of its status: what is older changes nothing. */
  statusTime: number | null
  /** The order whose car stands there still, after its charge. */
  parkedOrderId: number | null
  errorCode: string | null
}

export const tables = { gun: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    gun: GunTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
