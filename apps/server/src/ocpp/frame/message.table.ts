import type { Generated } from 'kysely'
import type { ScopeTags } from '../../database/tables.ts'

/** A frame as it went over the wire, in either direction; by month. */
export interface MessageTable {
  sellerId: number
  id: number
  stationId: number
  pileId: number
  pileCode: string
  protocol: number
  /** 1 up: from the pile; 2 down: to it. */
  direction: number
  /** 2 call, 3 result, 4 error; null where that cannot be read. */
  frameType: number | null
  /** Of an answer: the action of its call. */
  action: string | null
  messageId: string | null
  /** Of an answer: the record of its call. */
  pairId: number | null
  raw: string
  ts: number
  /** Of an answer: how long it took. */
  latencyMs: number | null
  schemaError: string | null
  /** Of a push to another platform: how it went, where it goes, how often it was tried, and the last answer. */
  pushStatus: Generated<number | null>
  pushTarget: Generated<string | null>
  pushTries: Generated<number>
  pushMessage: Generated<string | null>
}

export const tables = { message: { station: 'stationId', keepsAll: true } } as const satisfies ScopeTags

declare module '../../database/tables.ts' {
  interface Tables {
    message: MessageTable
  }
  interface ScopedTables extends Readonly<typeof tables> {}
}
