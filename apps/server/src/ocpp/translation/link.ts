import type { ChargePoint, ChargeRef, Charging, Nameplate, Token } from '../../device/charge-point.ts'
import type { PileContracts } from '../contract/contracts.ts'
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
  /** What the pile shows its drivers of their costs. */
  costs: {
    /** A charge has changed: what it costs is sent when this call is answered. */
    report(report: CostReport): void
    /** The same inside of the answer, where the version has a place for it. */
    answer(transactionId: string, hasEnded: boolean): Promise<AnsweredCost>
  }
  /** Has the pile say with which keys its meters sign, once for each connection. */
  readMeterKeys(): void
  /** A part of the inventory that the pile was asked for. */
  inventory(part: InventoryPart): void
  /**
   * Signs a pile's certificate request, and sends the certificate when the request is answered; nothing where the
   * server has no CA.
   */
  signCertificate: ((csr: string) => Promise<'Accepted' | 'Rejected'>) | undefined
  /** The same for a certificate that the pile shows to cars, by the contract provider. */
  signV2g(csr: string, requestId?: number): Promise<'Accepted' | 'Rejected'>
  /** Plug & Charge contracts (ISO 15118). */
  contracts: PileContracts
  /** Asks the pile how its connector is, later, when this call is answered. */
  refresh(connector: number): void
  /** The same of all of them. */
  refreshAll(): void
}

export interface CostReport {
  of: ChargeRef
  /** Who has begun it: the price is said, no cost. */
  token?: Token
  hasEnded?: boolean
}

interface PersonalMessage {
  format: 'UTF8'
  language: string
  content: string
}

/** What an answer of 2.0.1 and later says of a charge; texts in further languages came with 2.1. */
export interface AnsweredCost {
  /** Yuan. */
  totalCost?: number
  updatedPersonalMessage?: PersonalMessage
  updatedPersonalMessageExtra?: readonly PersonalMessage[]
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
  costRefusal?: string | null
  costRefusalTime?: number | null
}

export interface GunState {
  status: number
  /** Whether its order is under way, not only asked for. */
  isCharging: boolean
}

export const isoTime = (epoch: number) => new Date(epoch).toISOString()
