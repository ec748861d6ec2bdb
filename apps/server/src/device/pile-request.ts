import type { DriverCost, Token } from './charge-point.ts'
import type { StandardRequest } from './standard-request.ts'

/*
 * What the product asks of a pile, free of the protocol's version. Only the process that holds a pile's socket can ask
 * it; commands that must survive are rows of `pile_command`, which that process takes (domain.md §4).
 */

/** A limit of power over time: what SetChargingProfile of either version says. */
export interface PowerProfile {
  id: number
  stackLevel: number
  /** The whole pile, each charge that begins, or one charge. */
  purpose: 'pile' | 'default' | 'transaction'
  transactionId?: string
  kind: 'absolute' | 'recurringDaily' | 'relative'
  /** Epoch milliseconds; absent for relative ones. */
  from?: number
  /** It ends by itself then, also without a link. */
  until?: number
  /** How long its schedule lasts; what lies below it holds afterwards. */
  seconds?: number
  /** In amperes for a pile that takes no watts: of each phase, or of direct current. */
  periods: readonly { startSecond: number; limitW: number; limitA?: number }[]
}

export interface LocalListEntry {
  token: Token
  /** Absent in a difference: the entry is removed. */
  accepted?: boolean
  /** It is not accepted because it has ended. */
  isExpired?: boolean
  /** Epoch milliseconds. */
  expires?: number
}

/**
 * Whom a root certificate vouches for: the server, the maker's firmware, or with Plug & Charge the piles that a car sees
 * (v2g) and the contracts of cars (mo).
 */
export type CertificateUse = 'central' | 'manufacturer' | 'v2g' | 'mo'

/** How OCPP names a certificate. */
export interface CertificateHash {
  hashAlgorithm: 'SHA256' | 'SHA384' | 'SHA512'
  issuerNameHash: string
  issuerKeyHash: string
  serialNumber: string
}

/** Connector 0 is the pile itself. */
export type PileRequest =
  | { kind: 'availability'; connector: number; operative: boolean }
  /** Of one connector in 2.0.1 and 2.1 alone. */
  | { kind: 'reset'; hard: boolean; connector?: number }
  | { kind: 'unlock'; connector: number }
  | { kind: 'remoteStart'; connector: number; token: Token; remoteStartId: number; profile?: PowerProfile }
  | { kind: 'remoteStop'; transactionId: string }
  /** `message` as the pile will send it: BootNotification, Heartbeat, StatusNotification, SignCertificate … */
  | { kind: 'trigger'; message: string; connector?: number }
  /** Without an address the file goes to the operator's FTP server, whose password is written down nowhere. */
  | { kind: 'log'; location?: string; requestId?: number; from?: number; to?: number; isSecurity?: boolean }
  | { kind: 'clearCache' }
  /** Every key when none is named. */
  | { kind: 'getConfiguration'; keys?: readonly string[] }
  /** 1.6: a key; 2.0.1: `Component.Variable`. */
  | { kind: 'setConfiguration'; key: string; value: string }
  /** One after the other; the answer says what became of each. */
  | { kind: 'setConfigurations'; settings: readonly { key: string; value: string }[] }
  /** Durable without the password: that is drawn when it is sent, and written down nowhere. */
  | { kind: 'changePassword'; password?: string }
  | { kind: 'reserve'; connector: number; reservationId: number; token: Token; expires: number }
  | { kind: 'cancelReservation'; reservationId: number }
  | { kind: 'localListVersion' }
  | { kind: 'sendLocalList'; version: number; full: boolean; entries: readonly LocalListEntry[] }
  | { kind: 'setPower'; connector: number; profile: PowerProfile }
  | { kind: 'clearPower'; connector?: number; profileId?: number; purpose?: PowerProfile['purpose'] }
  | { kind: 'compositeSchedule'; connector: number; seconds: number; unit?: 'W' | 'A' }
  | {
      kind: 'firmware'
      requestId: number
      location: string
      retrieveAt: number
      retries?: number
      retrySeconds?: number
      /** Of a signed update; both or none. */
      signature?: string
      signingCertificate?: string
    }
  /** What the pile has asked for: its own certificate, with those behind it. */
  | { kind: 'certificateSigned'; chain: string; use?: 'v2g'; requestId?: number }
  | { kind: 'installCertificate'; use: CertificateUse; certificate: string }
  /** `v2gChain`: what the pile shows to cars, with the certificates behind it. */
  | { kind: 'readCertificates'; use: CertificateUse | 'v2gChain' }
  /** 1.6 keeps those of Plug & Charge apart from the others. */
  | { kind: 'deleteCertificate'; hash: CertificateHash; isPlugAndCharge?: boolean }
  | { kind: 'dataTransfer'; vendorId: string; messageId?: string; data?: unknown }
  /** What a charge costs, for the pile's display. */
  | { kind: 'cost'; cost: DriverCost }
  /** A call as the protocol writes it; its payload is checked against the schema before it leaves. */
  | { kind: 'raw'; action: string; payload: unknown }
  | StandardRequest

/** What is one call to a pile. */
export type SingleRequest = Exclude<PileRequest, { kind: 'setConfigurations' }>

/** What an answer means beyond its status, as `outcomeTexts` of the contract says it. */
export type AnswerMeaning =
  | 'list.none'
  | 'list.versions'
  | 'key.unknown'
  | 'key.partly'
  | 'schedule.none'
  | 'limit.none'
  | 'certificate.none'
  | 'log.none'
  | 'reboot'
  | 'replaced'

/** `detail` is the answer's payload as the pile sent it. */
export type PileAnswer =
  | {
      status: 'accepted' | 'rejected' | 'scheduled' | 'notSupported'
      detail: unknown
      meaning?: AnswerMeaning
    }
  | { status: 'timeout'; wasSent?: false }
  | { status: 'offline' }
  | { status: 'error'; code: string; description: string }

export interface Piles {
  /** Whether this process holds the pile's socket. */
  isHere(pileId: number): boolean
  here(): readonly number[]
  /**
   * Asks the pile once and never again; rejects for nothing that a pile or a link does. An answer that comes after its
   * time, on the same link, goes to `onLate`.
   */
  call(pileId: number, request: PileRequest, limit: CallLimit): Promise<PileAnswer>
}

export interface CallLimit {
  timeoutMs: number
  onLate?: (answer: PileAnswer) => void
}
