import type { ColumnType, Generated } from 'kysely'
import type { Flag } from '../../database/columns.ts'
import type { PowerTerms } from '../../device/power-terms.ts'

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
  /** Since when the server has known the pile to be there, and when it last knew so before. */
  linkFrom: number | null
  linkLost: number | null
  /** By how much the pile's clock was ahead of the server's, and when that was measured. */
  skewMs: number | null
  skewTime: number | null
  heartbeatS: Generated<number>
  passwordHash: string | null
  /** A password that the pile was asked to take: it counts beside the old one until the pile connects with it. */
  pendingHash: string | null
  /** When the pile first connected with a password that it was asked to take. */
  passwordTime: number | null
  /** Of the certificate that the platform's CA gave it. */
  certificateSerial: string | null
  certificateEnd: number | null
  /** When the pile last said that it has booted: what it held may be gone, and what it takes may be another. */
  bootTime: Generated<number | null>
  /** In which terms it takes limits of power; null before they are read. */
  powerTerms: ColumnType<PowerTerms | null, string | null | undefined, string | null>
  vendor: string | null
  model: string | null
  /** Of the charger, or of its box where it names only that (1.6). */
  serial: string | null
  /** Of its SIM card. */
  iccid: string | null
  imsi: string | null
  firmware: string | null
  /** The last FirmwareStatusNotification, and the last of a log's or the diagnostics' upload. */
  firmwareStatus: string | null
  firmwareTime: number | null
  logStatus: string | null
  /** Why it did not take the last cost for its display. */
  costRefusal: string | null
  costRefusalTime: number | null
  logTime: number | null
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

declare module '../../database/tables.ts' {
  interface Tables {
    chargePoint: ChargePointTable
  }
}
