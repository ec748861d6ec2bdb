import type { Flag, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** A pile's own log file: asked for, and when it has come, kept among the stored files under the same number. */
export interface PileLogFileTable extends Standard {
  stationId: number
  pileId: number
  /** The command that asked for it. */
  commandId: number
  /** The hash of what the pile must show to hand it in; good once. */
  ticket: string
  /** The stretch of time that was asked for. */
  fromTime: number | null
  toTime: number | null
  /** Brought to the operator's own FTP server: it never comes here, and what the pile says is all that is known. */
  byFtp: Flag
  /** The pile's own word, and when it said so. */
  uploadStatus: string | null
  uploadTime: number | null
  /** Null until it has come. */
  fileName: string | null
  bytes: number | null
  receivedTime: number | null
}

export const tables = { pileLogFile: { station: 'stationId' } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    pileLogFile: PileLogFileTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
