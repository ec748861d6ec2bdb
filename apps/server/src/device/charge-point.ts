import type { CodeOf } from '@ampdeck/api/enumeration'
import type { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { stopReason } from '@ampdeck/api/enumerations/order'
import type { signedPlace } from '@ampdeck/api/enumerations/signed'
import { MINUTE } from '@ampdeck/api/time'

/*
 * Between the gateway, which speaks OCPP of either version, and the charging service, which knows orders and guns but
 * no protocol. Connector (1.6) and EVSE (2.0.1) number n is the gun of letter n − 1.
 */

/** A pile's clock that differs more from the server's is wrong: its times are corrected, and an alarm is raised. */
export const WRONG_CLOCK_MS = MINUTE

/** A pile that has a connection, as its records know it. */
export interface ChargePoint {
  sellerId: number
  stationId: number
  pileId: number
  code: string
  /** By connector number, 1 first. */
  guns: readonly { id: number; connector: number }[]
}

/** A reading of a gun's meter; what the pile did not measure is null. */
export interface Reading {
  /** Epoch milliseconds. */
  ts: number
  /** The register, not the energy of the charge. */
  meterWh: number | null
  W: number | null
  V: number | null
  A: number | null
  soc: number | null
  tempC: number | null
  /** What the car gives back; absent where the pile measured none of it. */
  exported?: ExportedReading
}

/** Energy from the car into the grid; null where it was not measured. */
export interface ExportedReading {
  /** A register of its own. */
  wh: number | null
  /** Since the reading before, where the pile has no such register. */
  intervalWh: number | null
  W: number | null
}

/** Who wants to charge: the idTag, or the 17 characters of a VIN (domain.md §10). */
export interface Token {
  value: string
  isVin: boolean
  /** A contract's number (eMAID of ISO 15118), of which a contract provider knows more. */
  isContract?: true
}

/** Who a pile says that it is. */
export interface Nameplate {
  vendor: string
  model: string
  /** Null where it names none. */
  serial: string | null
}

export interface BootReport {
  vendor: string
  model: string
  firmware?: string
  /** Another device than the one that spoke for this pile before. */
  before?: Nameplate
  ts: number
}

/** What is the matter with the link of a pile, as the gateway finds it. */
export interface LinkTrouble {
  /** Turned away at the door, or two chargers under one code, or another one than before. */
  kind: 'refused' | 'shared' | 'replaced'
  info?: string | undefined
  isOver?: boolean
}

export interface GunReport {
  connector: number
  status: CodeOf<typeof gunStatus>
  /** Out of service by command: shown as offline, the pile as disabled. */
  unavailable?: boolean
  /** The standard's or the vendor's code of a fault; absent when there is none. */
  errorCode?: string
  info?: string
  ts: number
}

export interface StartReport {
  connector: number
  token: Token
  /** A 2.0.1 pile names its transaction itself; a 1.6 pile is given the number. */
  transactionId?: string
  /** Why the contract provider wants no charge by this contract. */
  contractRefusal?: Refusal
  /** The command that this start answers. */
  remoteStartId?: number
  /** Null where the pile gave no register that can be read: unknown, never zero. */
  meterWh: number | null
  /** The register is not of the start: the gun showed it before. */
  isAssumed?: boolean
  /** The pile says that its transaction begins with this, whatever number it had before (2.0.1). */
  begins?: boolean
  startSoc?: number | null
  /** The pile says that it had no connection then (2.0.1). */
  offline?: boolean
  /** The number of the event among those of its transaction (2.0.1). */
  seqNo?: number
  ts: number
  /** The pile gave no time that can be read: `ts` is when this came, and another one when it comes again. */
  isReceiptTime?: boolean
}

export interface MeterReport {
  /** Absent in 2.0.1 where it follows from the transaction. */
  connector?: number
  /** Absent for readings outside a charge. */
  transactionId?: string
  offline?: boolean
  seqNo?: number
  /** A later event has come before it, or the same one. */
  isLate?: boolean
  /** None where only the event's number is new. */
  readings: readonly Reading[]
}

export interface StopReport {
  /** As the pile wrote it, also where no charge has it (`-1`, `0`); absent where it named none. */
  transactionId?: string
  /** Absent where it follows from the transaction, as always in 1.6. */
  connector?: number
  /** Who ended it, where the pile says so. */
  token?: Token
  /** Null where the pile gave no register that can be read: the last reading counts. */
  meterWh: number | null
  /** Where and when the charge began, as far as its end says so: for a charge of which nobody knows a start. */
  begin?: { ts: number; meterWh: number }
  reason: CodeOf<typeof stopReason>
  readings: readonly Reading[]
  offline?: boolean
  seqNo?: number
  ts: number
  /** The message of the pile, as it came. */
  frame?: string
}

/** What the meter of a charge has signed, as its pile sent it. */
export interface SignedReport {
  /** Where it is named. */
  transactionId?: string
  connector?: number
  values: readonly {
    ts: number
    place: CodeOf<typeof signedPlace>
    /** `OCMF`, or what the pile calls it. */
    format: string
    text: string
    /** The key that the pile says it was signed with. */
    publicKey?: string
  }[]
}

/** A charge by the name that its pile knows it by, or the one at a connector. */
export type ChargeRef = { transactionId: string } | { connector: number }

/** What a payer pays at a moment. */
export interface DriverPrice {
  /** Energy and service together, in 0.0001 yuan per kWh. */
  kwhPrice4: number
  /** A service fee by time, and one by charge. */
  perTime?: { minutes: number; fen: number }
  flatFen?: number
}

/** What a charge costs its driver: so far, before discounts; in the end what is to be paid. */
export interface DriverCost {
  transactionId: string
  fen: number
  isFinal: boolean
  meterWh: number
  /** Epoch milliseconds, of the reading that it is counted to. */
  ts: number
  price: DriverPrice
  /** What the price changes to, and when; null where it stays. */
  next: (DriverPrice & { from: number }) | null
}

/** What a car needs, as it says by ISO 15118; what it did not say is null. */
export interface CarNeeds {
  connector: number
  ts: number
  energyWh: number | null
  departureTime: number | null
  maxW: number | null
  soc: number | null
  targetSoc: number | null
  /** The standard's word for the kind of transfer. */
  transfer: string
  /** The most that it would give back. */
  maxOutW: number | null
}

/** `granted`: the site shares its power, and a profile follows. */
export type NeedsAnswer = 'granted' | 'unlimited' | 'unknownGun'

/** What a car plans to take. */
export interface CarPlan {
  connector: number
  ts: number
  periods: readonly {
    startSecond: number
    limitW: number | null
    limitA: number | null
    phases: number | null
  }[]
}

export interface ReservationEnd {
  /** By what the pile was asked for it. */
  reservationId: number
  isExpired: boolean
}

export type Refusal =
  | 'unknownToken'
  | 'expired'
  | 'blocked'
  | 'busy'
  | 'station.closed'
  | 'balance.tooLow'
  | 'member.suspended'
  | 'limit.exceeded'

/** What a pile may know of a token, whether it is accepted or not. */
export interface TokenFacts {
  /** Epoch milliseconds; absent where it has no end. */
  expires?: number
  /** The fleet that it belongs to: its tokens may end each other's charges. */
  group?: string
}

export type Authorization = ({ accepted: true } | { accepted: false; reason: Refusal }) & TokenFacts

/**
 * What a pile reports. Each is one transaction that records what happened and publishes it; told twice, or late, or in
 * another order, it changes nothing twice. None throws for what a pile says; what makes no sense is kept as a raw bill
 * or an event.
 */
export interface Charging {
  booted(at: ChargePoint, boot: BootReport): Promise<void>
  /** Something is the matter with the pile's link, or is no longer. */
  linkTroubled(at: ChargePoint, trouble: LinkTrouble): Promise<void>
  /** The socket is there, or is gone, or two heartbeats were missed. */
  connected(at: ChargePoint, ts: number): Promise<void>
  disconnected(at: ChargePoint, ts: number): Promise<void>
  /** The pile's clock is ahead of the server's by so much, or behind it where negative. */
  clockMeasured(at: ChargePoint, skewMs: number): Promise<void>
  gunChanged(at: ChargePoint, report: GunReport): Promise<void>
  authorize(at: ChargePoint, token: Token, connector?: number): Promise<Authorization>
  /** The transaction's number (1.6: an integer that fits 31 bits) and whether it may go on. */
  started(at: ChargePoint, report: StartReport): Promise<Authorization & { transactionId: string }>
  /** Resolves when the readings are stored; calls of a moment are stored together. */
  metered(at: ChargePoint, report: MeterReport): Promise<void>
  stopped(at: ChargePoint, report: StopReport): Promise<void>
  /** Comes after the readings that it belongs to; what is there already is not kept twice. */
  signed(at: ChargePoint, report: SignedReport): Promise<void>
  /** A pile's configuration names the key of a connector's meter. */
  meterKey(at: ChargePoint, key: { connector: number; publicKey: string }): Promise<void>
  /** Nothing where no such charge is known, or where its bill waits for a person. */
  cost(at: ChargePoint, of: ChargeRef): Promise<DriverCost | undefined>
  needed(at: ChargePoint, needs: CarNeeds): Promise<NeedsAnswer>
  /** Whether the plan of a car is within what its gun may take. */
  planned(at: ChargePoint, plan: CarPlan): Promise<boolean>
  /** A charge goes before others, or no longer. */
  prioritised(at: ChargePoint, transactionId: string, isFirst: boolean): Promise<void>
  /** The pile holds its gun for nobody any more (2.0.1). */
  reservationEnded(at: ChargePoint, report: ReservationEnd): Promise<void>
}
