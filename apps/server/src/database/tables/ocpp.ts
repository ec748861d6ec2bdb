import type { Generated } from 'kysely'
import type { Flag } from './columns.ts'

/** A pile's link to the server. A row without `since` only keeps the password of a pile that never connected. */
export interface ChargePointTable {
  sellerId: number
  pileId: number
  /** The number of the server process that holds the socket; null when nobody does. */
  process: number | null
  connectionId: number | null
  /** 1 OCPP 1.6J, 2 OCPP 2.0.1: what the pile speaks, whatever its record says. */
  protocol: number | null
  since: number | null
  lastSeen: number | null
  /** When the socket went, where the charging service is not told yet. */
  leftAt: number | null
  /** Whether the charging service takes the pile for connected. */
  online: Flag
  heartbeatS: Generated<number>
  passwordHash: string | null
  vendor: string | null
  model: string | null
  firmware: string | null
  /** The last FirmwareStatusNotification, and the last of a log's or the diagnostics' upload. */
  firmwareStatus: string | null
  logStatus: string | null
}

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
