import { gunStatus, pileStatus } from '@ampdeck/api/enumerations/equipment'
import type { GunMatrix } from '@ampdeck/api/operation/monitor-pile'
import { HOUR, parseTimestamp } from '@ampdeck/api/time'

const { idle, charging, full, alarm, offline, preparing, fault, reserved } = gunStatus.code
const STATUSES = [
  charging,
  idle,
  idle,
  charging,
  idle,
  full,
  idle,
  preparing,
  idle,
  alarm,
  idle,
  fault,
  reserved,
]
const AT = parseTimestamp('2026-07-01 10:00:00')
const PER_STATION = 40

/** The columns of this many guns, two to a pile; every ninth pile is offline. */
export function gunMatrix(count: number): GunMatrix {
  const piles = Array.from({ length: Math.ceil(count / 2) }, (_, index) => index)
  const stations = Math.ceil(piles.length / PER_STATION)
  const isOffline = (pile: number) => pile % 9 === 8
  const guns = Array.from({ length: count }, (_, index) => {
    const pile = Math.floor(index / 2)
    const status = isOffline(pile) ? offline : (STATUSES[(index * 7) % STATUSES.length] ?? idle)
    return { pile, letter: index % 2, status, isCharging: status === charging || status === alarm, index }
  })

  return {
    at: AT,
    stations: Array.from({ length: stations }, (_, index) => {
      return { id: index + 1, name: `深圳${index + 1}号站`, nameEn: `Shenzhen ${index + 1}` }
    }),
    piles: {
      id: piles.map((pile) => pile + 1),
      station: piles.map((pile) => Math.floor(pile / PER_STATION)),
      code: piles.map(
        (pile) =>
          `44030000${String(Math.floor(pile / PER_STATION) + 1).padStart(2, '0')}${String((pile % PER_STATION) + 1).padStart(4, '0')}`,
      ),
      layout: piles.map(() => 'TWO_GUN' as const),
      status: piles.map((pile) => (isOffline(pile) ? pileStatus.code.offline : pileStatus.code.online)),
      heardAt: piles.map((pile) => (isOffline(pile) ? AT - (1 + (pile % 30)) * HOUR + 60_000 : AT - 9_000)),
    },
    guns: {
      id: guns.map(({ index }) => index + 1),
      pile: guns.map(({ pile }) => pile),
      letter: guns.map(({ letter }) => letter),
      status: guns.map(({ status }) => status),
      w: guns.map(({ isCharging, index }) => (isCharging ? 58_000 - (index % 23) * 1_500 : null)),
      soc: guns.map(({ isCharging, index }) => (isCharging ? 30 + (index % 60) : null)),
      since: guns.map(({ isCharging, index }) => (isCharging ? AT - (index % 55) * 60_000 : null)),
    },
  }
}
