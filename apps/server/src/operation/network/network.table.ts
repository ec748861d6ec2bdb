import type { ColumnType } from 'kysely'
import type { ScopeTags } from '../../database/tables.ts'

/** A stretch of time in which a pile had no link; without an end it has none now. */
export interface OfflineRecordTable {
  id: number
  sellerId: number
  stationId: number
  pileId: number
  fromTime: number
  toTime: number | null
}

/** What went over the links of a station in an hour, which begins at `hour`: rolled up from the frames. */
export interface LinkHourTable {
  sellerId: number
  stationId: number
  hour: number
  frames: number
  /** Of the frames of piles with a SIM card. */
  simBytes: number
  /** How many answers of piles took up to each of `LATENCY_BOUNDS`, and longer. */
  latency: ColumnType<number[], number[] | string, never>
}

export const tables = {
  offlineRecord: { station: 'stationId', keepsAll: true },
  linkHour: { station: 'stationId', keepsAll: true },
} as const satisfies ScopeTags

export const kept = { offlineRecord: { time: 'toTime', days: 400 }, linkHour: { time: 'hour', days: 400 } }

declare module '../../database/tables.ts' {
  interface Tables {
    offlineRecord: OfflineRecordTable
    linkHour: LinkHourTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
