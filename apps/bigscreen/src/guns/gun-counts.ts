import type { Language } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { type GunCount, inGunOrder } from '@ampdeck/ui/gun-bar'

const { charging } = gunStatus.code

/** Every status once, in the order of bars and rings on all screens. */
const ORDER = inGunOrder(gunStatus.codes.map((status) => ({ status, count: 1 }))).map(({ status }) => status)

/** The count of every status, those without guns included, in the order of bars and rings. */
export function countsOfAll(
  counts: readonly GunCount[],
): { status: (typeof ORDER)[number]; count: number }[] {
  return ORDER.map((status) => ({ status, count: countOf(counts, status) }))
}

/** How many guns charge, of how many. */
export function chargingOf(counts: readonly GunCount[]): { charging: number; total: number } {
  return {
    charging: countOf(counts, charging),
    total: counts.reduce((sum, { count }) => sum + count, 0),
  }
}

/** `Charging 245, Idle 336`: what a ring or a matrix says to those who cannot see it. */
export function spelt(counts: readonly GunCount[], language: Language): string {
  return inGunOrder(countsOfAll(counts))
    .map(({ status, count }) => `${gunStatus.label(status, language)} ${count}`)
    .join(language === 'en' ? ', ' : '，')
}

function countOf(counts: readonly GunCount[], wanted: number): number {
  return counts.find(({ status }) => status === wanted)?.count ?? 0
}
