import { type Charge, type Depot, type DepotGun, energyOf, Room, type Wish } from './depot.ts'

/** A depot in which a plan exists that charges every car in time: the wishes are drawn around such a plan. */
export interface DrawnDepot {
  depot: Depot
  wishes: Wish[]
}

/** 18:00 to 10:00. */
const QUARTERS = 64
const VALLEY = 6_625
const FLAT = 11_352
const PEAK = 16_203
/** Until when each price holds, in quarters from 18:00. */
const NIGHT = [
  [4, PEAK],
  [20, FLAT],
  [56, VALLEY],
  [QUARTERS, FLAT],
] as const

/** The same depot for the same number. */
export function drawDepot(seed: number, buses?: number): DrawnDepot {
  const random = randomOf(seed)
  const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const count = buses ?? int(8, 40)
  const guns = drawGuns(Math.ceil(count * (0.4 + random() * 0.4)), int)
  const pileW = new Map(
    guns.map(({ pileId, powerW }) => [pileId, Math.round(powerW * (1.2 + random() * 0.8))]),
  )
  const prices = Array.from({ length: QUARTERS }, (_, at) => NIGHT.find(([end]) => at < end)?.[1] ?? FLAT)
  const open = { guns, pileW, prices, limits: prices.map(() => Number.MAX_SAFE_INTEGER) }
  const room = new Room(open)
  const load = new Float64Array(QUARTERS)
  const wishes: Wish[] = []
  for (let tries = 0; wishes.length < count && tries < count * 50; tries++) {
    const gun = guns[int(0, guns.length - 1)]
    const from = int(0, QUARTERS - 5)
    const to = Math.min(QUARTERS, from + int(4, 16))
    const powerW = gun ? Math.min(gun.powerW, 1_000 * int(40, 120)) : 0
    if (!gun || room.gunW(gun, from, to) < powerW) continue
    const charge: Charge = { id: wishes.length + 1, gunId: gun.id, from, to, powerW }
    room.take(charge)
    for (let at = from; at < to; at++) load[at] = (load[at] ?? 0) + powerW
    wishes.push({
      id: charge.id,
      arrival: Math.max(0, from - int(0, 8)),
      leave: Math.min(QUARTERS, to + int(2, 16)),
      needWh: Math.floor(energyOf(powerW, to - from) * (0.85 + random() * 0.13)),
      powerW: powerW + 1_000 * int(0, 40),
    })
  }
  const limit = Math.ceil(Math.max(...load) * (1 + random() * 0.1))
  return { depot: { ...open, limits: prices.map(() => limit) }, wishes }
}

function drawGuns(count: number, int: (from: number, to: number) => number): DepotGun[] {
  return Array.from({ length: count }, (_, n) => {
    const pileId = 100 + Math.floor(n / 2)
    return { id: n + 1, pileId, powerW: pileId % 5 === 0 ? 240_000 : 60_000 * int(1, 2) }
  })
}

/** Mulberry32: small, and even enough for a fixture. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
