import type { ChargePoint, Charging, Nameplate } from '../../device/charge-point.ts'
import type { InventoryPart } from './inventory.ts'

/** What the translation of a pile's calls needs to know of its link. */
export interface Link {
  at: ChargePoint
  charging: Charging
  now(): number
  /** What a pile is told to send a heartbeat after. */
  heartbeatS: number
  /** What is kept of the pile with its link. */
  record(facts: LinkFacts): Promise<void>
  /** Who the pile said that it is, before; nothing where it never did. */
  nameplate(): Promise<Nameplate | undefined>
  /** The state of a gun as the database has it. */
  gun(connector: number): Promise<GunState | undefined>
  /** The highest number that the events of a transaction have had; null where none is known. */
  lastSeqNo(transactionId: string, startedAt?: number): Promise<number | null>
  /** Keeps with the frame at hand what is strange about it. */
  remark(text: string): void
  /** A part of the inventory that the pile was asked for. */
  inventory(part: InventoryPart): void
  /**
   * Signs a pile's certificate request, and sends the certificate when the request is answered; nothing where the
   * server has no CA.
   */
  signCertificate: ((csr: string) => Promise<'Accepted' | 'Rejected'>) | undefined
  /** Asks the pile how its connector is, later, when this call is answered. */
  refresh(connector: number): void
  /** The same of all of them. */
  refreshAll(): void
}

export interface LinkFacts {
  bootTime?: number
  vendor?: string
  model?: string
  serial?: string | null
  iccid?: string | null
  imsi?: string | null
  firmware?: string | null
  firmwareStatus?: string
  firmwareTime?: number
  logStatus?: string
  certificateSerial?: string
  certificateEnd?: number
}

export interface GunState {
  status: number
  /** Whether its order is under way, not only asked for. */
  isCharging: boolean
}

export const isoTime = (epoch: number) => new Date(epoch).toISOString()
