import type { Language } from '@ampdeck/api/enumeration'
import type { exportState, isPush } from '@ampdeck/api/enumerations/system'
import type { ColumnType, Generated } from 'kysely'
import type { Code, Json, Standard } from '../../database/columns.ts'
import type { KeptRows, ScopeTags } from '../../database/tables.ts'

/** A report that is made by the clock; `createUser` is whose it is. */
export interface ExportTimingTable extends Standard {
  name: string
  isPush: Code<typeof isPush>
  startDate: string
  timingCycle: ColumnType<1 | 7 | 30, number, number>
  exportParams: string
  /** The path of the export's call: `config-service/station/export`. */
  exportUrl: string
  emailList: Json<{ email: string }[]>
  /** In which the file and the mail are written: that of whoever saved it. */
  language: ColumnType<Language, string, string>
  /** The day of the next run. */
  nextDate: string
}

/** One run of a timing. One timing has at most one for a day. */
export interface TimingItemTable {
  id: number
  sellerId: number
  timingId: number
  name: string
  /** The day it was due. */
  startDate: string
  runTime: number
  state: Code<typeof exportState>
  failure: ColumnType<
    'owner' | 'right' | 'params' | 'report' | 'file' | 'mail' | null,
    string | null | undefined,
    string | null
  >
  tries: Generated<number>
  exportFileId: number | null
  /** Its mail in the outbox. */
  mailId: number | null
  /** Who does not have the mail, and the reason in the mail server's words. */
  refused: ColumnType<{ to: string; reason: string }[], string | undefined, string>
  /** Of the ticket in the mail's link, which opens the file; the ticket itself is nowhere here. */
  ticketHash: string | null
}

export const tables = { exportTiming: {}, timingItem: { keepsAll: true } } as const satisfies ScopeTags

/** As other logs (domain.md §3.1). */
export const kept = { timingItem: { time: 'runTime', days: 400 } } as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    exportTiming: ExportTimingTable
    timingItem: TimingItemTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
