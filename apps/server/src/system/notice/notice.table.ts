import type { alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { ColumnType } from 'kysely'
import type { Code, Standard } from '../../database/columns.ts'
import type { ScopeTags } from '../../database/tables.ts'

/** What everybody of a seller is told, or one person. */
export interface NoticeTable extends Standard {
  title: string
  titleEn: string | null
  content: string
  contentEn: string | null
  level: Code<typeof alarmLevel>
  /** The station that it is about; null for everybody of the seller. */
  stationId: ColumnType<number | null, number | null | undefined, number | null>
  /** The one person who is told; null for everybody. */
  userId: ColumnType<number | null, number | null | undefined, number | null>
  /** The record that it is about: the page that shows it, and its number. */
  page: ColumnType<string | null, string | null | undefined, string | null>
  recordId: ColumnType<number | null, number | null | undefined, number | null>
}

/** Who has read which notice: `readBy` of the domain model, a row a person. */
export interface NoticeReadTable {
  sellerId: number
  userId: number
  noticeId: number
  ts: number
}

export const tables = { notice: {} } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    notice: NoticeTable
    noticeRead: NoticeReadTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
