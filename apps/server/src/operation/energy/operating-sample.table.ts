import type { ScopeTags } from '../../database/tables.ts'

/** The mean power of a station in a quarter of an hour, which begins at `ts`. */
export interface OperatingSampleTable {
  sellerId: number
  stationId: number
  ts: number
  /** What its piles delivered. */
  pileW: number
  /** What its PV inverters gave. */
  pvW: number
  /** What the whole site took, from the grid and its PV, as its meter says; null where none can be read. */
  siteW: number | null
}

export const tables = {
  operatingSample: { station: 'stationId', keepsAll: true },
} as const satisfies ScopeTags

export const kept = { operatingSample: { time: 'ts', days: 400 } }

declare module '../../database/tables.ts' {
  interface Tables {
    operatingSample: OperatingSampleTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
