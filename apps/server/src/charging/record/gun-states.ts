import type { CodeOf } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'

export type GunStatus = CodeOf<typeof gunStatus>

const { idle, preparing, charging, full, offline, alarm, fault, reserved } = gunStatus.code

/**
 * What a gun shows after its pile has reported a status. A gun charges only for an order: before that, its car is
 * plugged in, and is "preparing".
 */
export function shownStatus(reported: GunStatus, unavailable: boolean, hasCharge: boolean): GunStatus {
  if (unavailable) return offline
  return reported === charging && !hasCharge ? preparing : reported
}

/** Whether a car stands there, as far as a status tells; nothing where it does not tell. */
export function isPlugged(status: GunStatus): boolean | undefined {
  if (status === preparing || status === charging || status === full) return true
  return status === idle || status === reserved ? false : undefined
}

/** Whether a car stands there and is not charging, before its charge or after it. */
export function isWithoutCharge(status: GunStatus): boolean {
  return status === preparing || status === full
}

/** Whether the clock of an occupied gun stands still: domain.md §5.4. */
export function stopsOccupyClock(status: GunStatus): boolean {
  return status === offline || status === fault
}

/** Whether something is the matter with it. */
export function isInTrouble(status: GunStatus): boolean {
  return status === alarm || status === fault
}
