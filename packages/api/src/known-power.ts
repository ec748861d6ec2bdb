import { gunStatus } from './enumerations/equipment.ts'

const { charging, alarm } = gunStatus.code

export interface KnownPower {
  /** The part of a sum that is known, in W. */
  powerW: number
  /** How many guns charge of which nobody knows the power: they are no part of the sum. */
  powerUnknown: number
}

/** What guns that charge draw together; null is a power that nobody knows. */
export function knownPower(watts: Iterable<number | null | undefined>): KnownPower {
  const all = [...watts]
  const known = all.filter((w) => typeof w === 'number')
  return { powerW: known.reduce((sum, w) => sum + w, 0), powerUnknown: all.length - known.length }
}

/**
 * What a gun draws: 0 while no charge runs there, null while one does and nobody knows. A gun in alarm charges as long
 * as there are readings of it.
 */
export function powerOfGun(status: number, live: { W: number | null } | null): number | null {
  const isCharging = status === charging || (status === alarm && live !== null)
  if (!isCharging) return 0
  return live === null || live.W === null ? null : Math.round(live.W)
}
