import { gunStatus } from '@ampdeck/api/enumerations/equipment'

export interface GunCount {
  /** A code of `GunStatus`. */
  status: number
  count: number
}

const { charging, preparing, reserved, full, idle, alarm, fault, offline } = gunStatus.code

/** One order on every screen, so that a bar is read without its legend. */
const ORDER: readonly number[] = [charging, preparing, reserved, full, idle, alarm, fault, offline]

/** The counts above zero in the order in which bars and rings show them; unknown statuses come last. */
export function inGunOrder<Count extends GunCount>(counts: readonly Count[]): Count[] {
  const place = ({ status }: GunCount) => (ORDER.includes(status) ? ORDER.indexOf(status) : ORDER.length)

  return counts.filter(({ count }) => count > 0).sort((a, b) => place(a) - place(b))
}
