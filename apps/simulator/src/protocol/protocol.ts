import type { GunAnswer } from '../pile/commands.ts'
import type { Fact } from '../pile/facts.ts'
import type { Profile } from '../pile/limits.ts'
import type { Token } from '../plan.ts'
import type { Configuration } from './configuration.ts'
import type { Payload } from './read.ts'

/** A call as the protocol writes it. */
export interface Call {
  method: string
  params: Payload
}

/** What the pile is, as it introduces itself. */
export interface Nameplate {
  code: string
  vendor: string
  model: string
  firmware: string
  serial: string
}

/** What is known of a transaction on the server's side. */
export interface Transaction {
  /** 1.6: the number that the server gave; 2.0.1: the pile's own name for it. */
  id: string
  seq: number
  /** Reported late: it went on while there was no connection. */
  isOffline: boolean
}

/** A root certificate, with the hashes by which OCPP names it. */
export interface InstalledCertificate {
  type: string
  hash: Payload
}

/** What an obedient pile can be told, in the words of neither version. */
export interface ObedientPile {
  readonly nameplate: Nameplate
  readonly guns: number
  readonly isAc: boolean
  readonly configuration: Configuration
  listVersion: number
  remoteStart(request: { connector?: number; token: Token; id?: number; profile?: Profile }): GunAnswer
  remoteStop(transactionId: string): GunAnswer
  setOperative(connector: number, isOperative: boolean): GunAnswer
  /** `isPatient`: first when nothing is charged any more. */
  reset(isHard: boolean, isPatient: boolean): GunAnswer
  /** Comes back with this password. */
  changePassword(password: string): void
  unlock(connector: number): GunAnswer | undefined
  reserve(connector: number, reservation: { id: number; token: Token; expiry: number }): GunAnswer
  cancelReservation(id: number): GunAnswer
  addProfile(profile: Profile): void
  clearProfiles(matches: (profile: Profile) => boolean): boolean
  limitOf(connector: number): number
  /** Whether the message is one that it can send. */
  trigger(message: string, connector: number | undefined): boolean
  updateFirmware(request: { requestId?: number; location: string; at: number }): void
  /** Sends all its settings afterwards. */
  reportInventory(requestId: number): void
  /** By their serial numbers. */
  readonly certificates: Map<string, InstalledCertificate>
  /** The name of the file that it will upload. */
  uploadLog(request: { requestId?: number; location: string }): string
  isRunning(transactionId: string): boolean
  waiting(): number
}

/** One version of OCPP: how facts become calls, answers are read, and commands obeyed. */
export interface Protocol {
  subprotocol: 'ocpp1.6' | 'ocpp2.0.1' | 'ocpp2.1'
  boot(nameplate: Nameplate, reason: 'PowerUp' | 'RemoteReset'): Call
  /** A fact may take several calls, or none; `known` is the transaction that it belongs to. */
  encode(fact: Fact, known: Transaction | undefined): Call[]
  /** Of the answer to `authorize` and `start`: whether the car may charge. */
  isAccepted(answer: Payload): boolean
  /** Of the answer to `start`: the number of the transaction, where the server gives it. */
  transactionIn(answer: Payload): string | undefined
  /** The answer to a command; nothing when the pile does not know it. */
  receive(method: string, params: Payload, pile: ObedientPile): Payload | undefined
}
