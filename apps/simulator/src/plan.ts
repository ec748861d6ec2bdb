import type { Pace } from './clock.ts'
import type { ChargeNeed } from './demand/charge-curve.ts'
import type { StationKind } from './demand/load-curve.ts'

/*
 * What a simulated network consists of, and how it begins: plain data, so that it can be sent to another process.
 */

export interface Token {
  /** A card's number, or the 17 characters of a VIN (domain.md §10). */
  value: string
  isVin: boolean
}

/** A charge that runs already when the simulation begins: its pile goes on with it. */
export interface RunningCharge {
  transactionId: string
  token: Token
  startedAt: number
  meterStart: number
  /** Up to when it was told, and the energy until then. */
  lastAt: number
  lastWh: number
  /** What is left to charge from there. */
  need: ChargeNeed
}

export type GunBeginning =
  | { is: 'charging'; charge: RunningCharge }
  /** `ms`: for how much longer. */
  | { is: 'plugged'; ms: number; token?: Token }
  | { is: 'full' | 'faulted' | 'alarm' | 'reserved' | 'disabled'; ms: number }

export interface GunPlan {
  connector: number
  kind: StationKind
  isAc: boolean
  ratedW: number
  startsPerDay: number
  /** Where the register stands. */
  meterWh: number
  begins?: GunBeginning
}

export interface PilePlan {
  code: string
  version: '1.6' | '2.0.1' | '2.1'
  password?: string
  vendor: string
  model: string
  firmware: string
  guns: GunPlan[]
  /** Out of reach for so long at first. */
  offlineMs?: number
  /** Who comes here: each group in turn with its share of those that are left; the last takes all. */
  visitors: readonly { group: string; share: number }[]
}

/** Who comes to charge. */
export interface Visitor extends Token {
  isFleet: boolean
}

export interface NetworkPlan {
  /** `ws://host:port/ocpp`; each pile connects at its code below it. */
  url: string
  seed: number
  piles: PilePlan[]
  visitors: Readonly<Record<string, readonly Visitor[]>>
  /** Also a server whose certificate nobody has signed. */
  isTrusting?: boolean
  /** Share of the charges that end by a fault; 0.03 is usual (domain.md §8). */
  faults: number
  /** How often a pile loses its connection for some minutes, per day. */
  lossesPerDay: number
  /** The share of the piles that are out of reach for hours. */
  offlineShare: number
  /** What piles report of a charge: all that they measure, or the energy register alone. */
  measures?: 'all' | 'energy'
  /** Share of the readings that show what cannot be; none where it is left out. */
  absurd?: number
  /** Seconds between two readings of a charge at speed 1. */
  meterSeconds: number
  /** The piles connect spread over so many seconds. */
  spreadSeconds: number
  pace: Pace
}
