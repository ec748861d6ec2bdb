import type { Now } from '../clock.ts'
import { type ChargeNeed, energyAfter, meteredPower, secondsFor } from '../demand/charge-curve.ts'
import type { StopCause } from '../demand/stop-reasons.ts'
import type { Token } from '../plan.ts'
import { hashName } from '../random.ts'
import type { Reading } from './facts.ts'

/**
 * A running charge. What its car takes in follows from the simulated time. What the meter counts is that power over the
 * time of real clocks: at 60-fold speed a car is full 60 times sooner, but no meter turns faster than its gun allows, so
 * that powers, energies and timestamps on the wire always fit together.
 */
export interface Charge {
  key: string
  token: Token
  /** Where the curve begins: at the start, or where the power was last limited. */
  fromSim: number
  fromWh: number
  /** What is left to charge from there, under the limit. */
  need: ChargeNeed
  /** The power that the vehicle would take. */
  vehicleW: number
  isSuspended: boolean
  cause: StopCause
  /** How long the car stays after the end, in simulated milliseconds. */
  stayMs: number
  /** When the next reading is due, in wall time. */
  sampleAt: number
  /** When the last one was taken, and the energy that the meter had counted by then. */
  last: Now
  countedWh: number
}

/** What the car has taken in at a simulated moment, in Wh with fractions. */
export function chargedWh({ fromSim, fromWh, need, isSuspended }: Charge, sim: number): number {
  if (isSuspended) return fromWh
  return fromWh + Math.min(need.energyWh, energyAfter(Math.max(0, sim - fromSim) / 1_000, need))
}

/** What the meter has counted of the charge. */
export function countedWh(charge: Charge, now: Now): number {
  const { last } = charge
  if (now.sim <= last.sim) return charge.countedWh
  const taken = chargedWh(charge, now.sim) - chargedWh(charge, last.sim)
  return charge.countedWh + taken * ((now.wall - last.wall) / (now.sim - last.sim))
}

/** The simulated moment at which the vehicle has what it wants; never while the power is taken away. */
export function endOf({ fromSim, need, isSuspended }: Charge): number {
  return isSuspended ? Number.POSITIVE_INFINITY : fromSim + secondsFor(need) * 1_000
}

/** The moment between the last reading and now at which the share of the time had passed. */
export function between({ last }: Charge, now: Now, share: number): Now {
  const part = Math.min(1, Math.max(0, share))
  return {
    wall: last.wall + part * (now.wall - last.wall),
    sim: last.sim + part * (now.sim - last.sim),
  }
}

/** The same charge under another limit: what was charged stays, the rest goes on from here. */
export function limited(charge: Charge, limitW: number | undefined, now: Now): Charge {
  const { sim } = now
  const fromWh = chargedWh(charge, sim)
  const gained = fromWh - charge.fromWh
  const powerW = Math.round(Math.min(charge.vehicleW, limitW ?? Number.POSITIVE_INFINITY))
  const { demandW, capacityWh, startSoc, energyWh, isAc } = charge.need
  return {
    ...charge,
    last: now,
    countedWh: countedWh(charge, now),
    fromWh,
    fromSim: sim,
    isSuspended: powerW <= 0,
    need: {
      capacityWh,
      isAc,
      powerW: Math.max(1, powerW),
      demandW,
      startSoc: Math.min(1, startSoc + gained / capacityWh),
      energyWh: Math.max(0, energyWh - gained),
    },
  }
}

/** What the meter shows; `meterStart` is the register at the start of the charge. */
export function readingAt(charge: Charge, meterStart: number, now: Now): Reading {
  const { wall, sim } = now
  const { need, isSuspended, fromSim, fromWh, key } = charge
  const wh = chargedWh(charge, sim)
  const hasEnded = sim >= endOf(charge)
  const seconds = Math.max(0, sim - fromSim) / 1_000
  const watts = isSuspended || hasEnded ? 0 : meteredPower(seconds, need)
  const own = hashName(key)
  const volts = need.isAc ? 220 : 360 + (own % 40) * 8
  const soc = need.startSoc + (wh - fromWh) / need.capacityWh
  return {
    ts: Math.round(wall),
    meterWh: meterStart + Math.round(countedWh(charge, now)),
    W: watts,
    V: volts,
    A: Math.round((watts / volts) * 10) / 10,
    soc: need.isAc ? null : Math.max(0, Math.min(100, Math.round(soc * 100))),
    tempC: 28 + (own % 17),
  }
}
