import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { MatrixPile } from '@ampdeck/ui/gun-matrix'
import type { Gun } from '@ampdeck/ui/gun-tile'

const { idle, charging, full, alarm, fault, offline } = gunStatus.code
/** Out of twenty guns. */
const STATUSES = [...Array<number>(13).fill(charging), idle, idle, idle, full, alarm, fault, offline]
const GUNS_PER_PILE = 2

/** So many guns, two to a pile, most of them charging. */
export function guns(count: number): Gun[] {
  return Array.from({ length: count }, (_, index) => {
    const status = STATUSES[(index * 7) % STATUSES.length] ?? idle
    const pileCode = String(Math.floor(index / GUNS_PER_PILE) + 1).padStart(4, '0')
    const isCharging = status === charging
    return {
      id: `${pileCode}-${index % GUNS_PER_PILE}`,
      pileCode,
      letter: index % GUNS_PER_PILE,
      status,
      w: isCharging ? 20_000 + ((index * 7_919) % 90_000) : null,
      soc: isCharging ? (index * 29) % 100 : null,
      minutes: (index * 13) % 70,
      plate: isCharging ? `粤B·D${10_000 + index}` : null,
    }
  })
}

export const gunIds = (all: readonly Gun[]): string[] => all.map(({ id }) => id)

export function piles(all: readonly Gun[]): MatrixPile[] {
  return Array.from({ length: Math.ceil(all.length / GUNS_PER_PILE) }, (_, index) => {
    const own = all.slice(index * GUNS_PER_PILE, (index + 1) * GUNS_PER_PILE)
    return {
      code: own[0]?.pileCode ?? '',
      layout: 'TWO_GUN',
      note: 'DC 120 kW shared',
      gunIds: own.map(({ id }) => id),
    }
  })
}
