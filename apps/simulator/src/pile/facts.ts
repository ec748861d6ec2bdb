import type { Ending } from '../demand/stop-reasons.ts'
import type { Token } from '../plan.ts'

/*
 * What a pile tells, before it is put into the words of a protocol version.
 */

/** What a gun shows: the states of OCPP 1.6, of which 2.0.1 knows fewer. */
export type GunState =
  | 'available'
  | 'preparing'
  | 'charging'
  | 'suspendedEVSE'
  | 'finishing'
  | 'reserved'
  | 'unavailable'
  | 'faulted'

/** A reading of a gun's meter. */
export interface Reading {
  ts: number
  /** The register. */
  meterWh: number
  W: number
  V: number
  A: number
  /** Percent; an AC pile is not told it. */
  soc: number | null
  tempC: number
}

/** The standard's code of a trouble, with words of the maker's. */
export interface Trouble {
  code: string
  info: string
}

interface OfCharge {
  connector: number
  /** The pile's own key of the charge; the transaction's number may not be known yet. */
  charge: string
}

export type Fact =
  | { kind: 'status'; connector: number; state: GunState; trouble: Trouble | undefined; ts: number }
  | { kind: 'authorize'; connector: number; token: Token }
  | ({
      kind: 'start'
      token: Token
      reading: Reading
      remoteStartId?: number
      reservationId?: number
    } & OfCharge)
  | ({ kind: 'meter'; reading: Reading; isQuarterHour: boolean; isSuspended: boolean } & OfCharge)
  | ({ kind: 'stop'; token: Token; reading: Reading; cause: Ending } & OfCharge)
  | { kind: 'idleMeter'; connector: number; reading: Reading }
  | { kind: 'heartbeat' }
  | { kind: 'firmware'; status: FirmwareStatus; requestId: number | undefined }
  | { kind: 'log'; status: LogStatus; requestId: number | undefined }
  | { kind: 'inventory'; requestId: number; entries: readonly InventoryEntry[] }

/** A setting with its value, as an inventory lists it. */
export interface InventoryEntry {
  key: string
  value: string
  isReadOnly: boolean
}

export type FirmwareStatus =
  | 'Idle'
  | 'Downloading'
  | 'Downloaded'
  | 'Installing'
  | 'Installed'
  | 'DownloadFailed'
export type LogStatus = 'Idle' | 'Uploading' | 'Uploaded'
