import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { createLiveStore, type LiveStore } from '../../foundation/live/live-store.ts'
import { manualClock } from '../../foundation/live/manual-clock.ts'
import type { Gun } from '../gun-tile/gun.ts'
import type { MatrixPile } from './matrix-data.ts'

const { idle, charging, preparing, full, reserved, alarm, fault, offline } = gunStatus.code

/** Statuses in the proportion of an airport at ten in the morning. */
const STATUSES = [
  ...Array<number>(21).fill(charging),
  ...Array<number>(13).fill(idle),
  ...Array<number>(3).fill(full),
  ...Array<number>(2).fill(preparing),
  ...Array<number>(2).fill(reserved),
  ...Array<number>(2).fill(alarm),
  ...Array<number>(2).fill(fault),
  ...Array<number>(3).fill(offline),
]

/** Guns of one pile in turn: two, two, one, two, four, two, one, six; as in the demo network. */
const LAYOUTS = [
  { layout: 'TWO_GUN', guns: 2, note: { en: 'DC 120 kW shared', 'zh-CN': '直流 120 kW 共享' } },
  { layout: 'TWO_GUN', guns: 2, note: { en: 'DC 120 kW shared', 'zh-CN': '直流 120 kW 共享' } },
  { layout: 'ONE_GUN', guns: 1, note: { en: 'AC 7 kW', 'zh-CN': '交流 7 kW' } },
  { layout: 'TWO_GUN', guns: 2, note: { en: 'DC 120 kW shared', 'zh-CN': '直流 120 kW 共享' } },
  { layout: 'FOUR_GUN', guns: 4, note: { en: 'DC 240 kW shared', 'zh-CN': '直流 240 kW 共享' } },
  { layout: 'TWO_GUN', guns: 2, note: { en: 'DC 120 kW shared', 'zh-CN': '直流 120 kW 共享' } },
  { layout: 'ONE_GUN', guns: 1, note: { en: 'DC 60 kW', 'zh-CN': '直流 60 kW' } },
  { layout: 'MORE_GUN', guns: 6, note: { en: 'DC 480 kW liquid cooled', 'zh-CN': '直流 480 kW 液冷' } },
] as const

/** A gun as the demo network would have it; the same number makes the same gun. */
export function demoGun(number: number, pileCode: string, letter: number): Gun {
  const status = STATUSES[(number * 37) % STATUSES.length] ?? idle
  const minutes = ((number * 13) % 67) + 1
  const isActive = status === charging || (status === alarm && number % 2 === 0)
  return {
    id: `${pileCode}-${letter}`,
    pileCode,
    letter,
    status,
    minutes,
    w: isActive ? 18_000 + ((number * 7_919) % 62_000) : 0,
    soc: isActive ? 12 + ((number * 29) % 80) : null,
    plate: isActive || status === full ? `粤B·D${(10_000 + number * 523) % 90_000}` : null,
    until: status === reserved ? `2026-07-01 10:${String(10 + (number % 40)).padStart(2, '0')}:00` : null,
    reason: status === fault ? `E-10${40 + (number % 8)}` : status === alarm ? 'E-2107' : null,
  }
}

/** So many guns in piles of every layout. */
export function demoGuns(
  count: number,
  language: 'en' | 'zh-CN' = 'en',
): { guns: Gun[]; piles: MatrixPile[] } {
  const guns: Gun[] = []
  const piles: MatrixPile[] = []
  while (guns.length < count) {
    const { layout, guns: most, note } = LAYOUTS[piles.length % LAYOUTS.length] ?? LAYOUTS[0]
    const code = String(piles.length + 1).padStart(4, '0')
    const own = Array.from({ length: Math.min(most, count - guns.length) }, (_, letter) =>
      demoGun(guns.length + letter, code, letter),
    )
    guns.push(...own)
    piles.push({ code, layout, note: note[language], gunIds: own.map(({ id }) => id) })
  }
  return { guns, piles }
}

/** A store with these guns, of which nothing more is heard; `isStale` for more than three beats. */
export function storeOf(guns: readonly Gun[], isStale = false): LiveStore<string, Gun> {
  const clock = manualClock(0)
  const store = createLiveStore<string, Gun>({ clock, beatMs: 1_000 })
  store.push(guns.map((gun) => ({ id: gun.id, at: 0, change: gun })))
  store.flush()
  if (isStale) {
    // Staleness is looked for only while somebody listens.
    const leave = store.subscribeAll(() => {})
    clock.advance(10_000)
    leave()
  }
  return store
}
