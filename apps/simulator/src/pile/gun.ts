import type { ChargingPlace } from '../demand/car.ts'
import type { ChargeNeed } from '../demand/charge-curve.ts'
import type { StopCause } from '../demand/stop-reasons.ts'
import type { Token } from '../plan.ts'
import type { Random } from '../random.ts'
import type { Charge } from './charge.ts'
import type { GunState, Trouble } from './facts.ts'

/** A car that is plugged in, and what will become of its charge. */
export interface Car {
  token: Token
  need: ChargeNeed
  cause: StopCause
  stayMs: number
}

export interface RemoteStart {
  /** The command's number, with which the answer refers to it. */
  id?: number
}

/** Times are simulated ones, except where they are called wall. */
export type Phase =
  | { is: 'free'; nextCar: number }
  | { is: 'plugged'; car: Car; presentsAt: number; remote?: RemoteStart }
  | { is: 'asking'; car: Car; sinceWall: number }
  | { is: 'charging'; charge: Charge }
  | { is: 'leaving'; shows: 'preparing' | 'finishing'; leavesAt: number }
  | { is: 'faulted'; until: number; trouble: Trouble }

export interface Reservation {
  id: number
  token: Token
  /** Wall time. */
  expiry: number
}

/** A gun as it is; every change makes a new one. */
export interface Gun {
  connector: number
  place: ChargingPlace
  startsPerDay: number
  /** The register, as it stands between two charges. */
  meterWh: number
  phase: Phase
  isOperative: boolean
  reservation?: Reservation | undefined
  /** Reports a trouble although it can be used. */
  warning?: { trouble: Trouble; until: number } | undefined
  limitW?: number | undefined
  /** How many charges it has begun. */
  charges: number
}

/** What a gun needs of the world around it. */
export interface Surroundings {
  random: Random
  /** How many times more faults happen than usual. */
  faults: number
  /** Between two readings, in wall milliseconds. */
  sampleMs: number
  /** Who comes next, and whether with a car of a fleet. */
  drawToken(): Token & { isFleet: boolean }
}

/** What the gun shows at present. */
export function shown({ phase, isOperative, reservation }: Gun): GunState {
  switch (phase.is) {
    case 'charging':
      return phase.charge.isSuspended ? 'suspendedEVSE' : 'charging'
    case 'faulted':
      return 'faulted'
    case 'free':
      return isOperative ? (reservation ? 'reserved' : 'available') : 'unavailable'
    case 'leaving':
      return isOperative ? phase.shows : 'unavailable'
    default:
      return isOperative ? 'preparing' : 'unavailable'
  }
}

/** The trouble that goes with what it shows. */
export function troubleOf({ phase, warning }: Gun): Trouble | undefined {
  return phase.is === 'faulted' ? phase.trouble : warning?.trouble
}

export function isCharging(gun: Gun): gun is Gun & { phase: { is: 'charging'; charge: Charge } } {
  return gun.phase.is === 'charging'
}
