/*
 * A depot and the charges that it plans, in quarters of an hour from the start of the plan. Power is W, energy Wh,
 * prices are 0.0001 yuan per kWh.
 */

/** Minutes of a quarter: the step of every planned charge. */
export const QUARTER = 15
const PER_HOUR = 60 / QUARTER
/** A price of 0.0001 yuan per kWh times Wh, in fen. */
const PRICE4_WH_PER_FEN = 100_000

export interface DepotGun {
  readonly id: number
  readonly powerW: number
  /** The guns of a pile share what it delivers. */
  readonly pileId: number
}

export interface Depot {
  readonly guns: readonly DepotGun[]
  /** What each pile delivers to all its guns together. */
  readonly pileW: ReadonlyMap<number, number>
  /** Of each quarter; the plan ends with them. */
  readonly prices: readonly number[]
  /** What all charges together may draw in each quarter. */
  readonly limits: readonly number[]
}

/** A car that has to be charged while it is there. */
export interface Wish {
  readonly id: number
  /** The first quarter in which it can charge, and the first in which it is gone. */
  readonly arrival: number
  readonly leave: number
  readonly needWh: number
  /** What its battery takes at most. */
  readonly powerW: number
}

/** A planned charge: one gun, one power, from one quarter up to another. */
export interface Charge {
  readonly id: number
  readonly gunId: number
  readonly from: number
  readonly to: number
  readonly powerW: number
}

/** What flows in so many quarters, Wh. */
export function energyOf(powerW: number, quarters: number): number {
  return (powerW * quarters) / PER_HOUR
}

/** What delivers the energy in so many quarters, W. */
export function powerFor(wh: number, quarters: number): number {
  return Math.ceil((wh * PER_HOUR) / quarters)
}

/** What energy costs that flows evenly from one quarter up to another, in fen; `sums` are the prices added up. */
export function costOf(sums: readonly number[], from: number, to: number, wh: number): number {
  return (wh * ((sums[to] ?? 0) - (sums[from] ?? 0))) / (to - from) / PRICE4_WH_PER_FEN
}

/** `sums[n]` is the sum of the first n prices. */
export function addedUp(prices: readonly number[]): number[] {
  const sums = [0]
  for (const price of prices) sums.push((sums.at(-1) ?? 0) + price)
  return sums
}

/** What is still free of guns, piles and the site while charges are put in. */
export class Room {
  readonly #depot: Depot
  readonly #site: Float64Array
  readonly #piles: Map<number, Float64Array>
  readonly #guns: Map<number, Uint8Array>

  constructor(depot: Depot) {
    const quarters = depot.prices.length
    this.#depot = depot
    this.#site = Float64Array.from({ length: quarters }, (_, at) => depot.limits[at] ?? 0)
    this.#piles = new Map([...depot.pileW].map(([id, watts]) => [id, new Float64Array(quarters).fill(watts)]))
    this.#guns = new Map(depot.guns.map(({ id }) => [id, new Uint8Array(quarters)]))
  }

  get guns(): readonly DepotGun[] {
    return this.#depot.guns
  }

  /** What the site has left all through these quarters. */
  siteW(from: number, to: number): number {
    return least(this.#site, from, to)
  }

  /** The gun with the least power that can do this; nothing where none is free. */
  gunFor(powerW: number, from: number, to: number): DepotGun | undefined {
    let best: DepotGun | undefined
    for (const gun of this.#depot.guns) {
      if (gun.powerW < powerW || (best && best.powerW <= gun.powerW)) continue
      if (this.gunW(gun, from, to) >= powerW) best = gun
    }
    return best
  }

  /** What a gun could deliver all through these quarters; 0 where it is taken. */
  gunW(gun: DepotGun, from: number, to: number): number {
    const taken = this.#guns.get(gun.id)
    for (let at = from; at < to; at++) if (taken?.[at]) return 0
    const pile = this.#piles.get(gun.pileId)
    return Math.min(gun.powerW, pile ? least(pile, from, to) : gun.powerW)
  }

  take({ gunId, from, to, powerW }: Charge): void {
    const gun = this.#depot.guns.find(({ id }) => id === gunId)
    const pile = gun && this.#piles.get(gun.pileId)
    const taken = this.#guns.get(gunId)
    for (let at = Math.max(from, 0); at < Math.min(to, this.#site.length); at++) {
      if (taken) taken[at] = 1
      this.#site[at] = (this.#site[at] ?? 0) - powerW
      if (pile) pile[at] = (pile[at] ?? 0) - powerW
    }
  }
}

function least(of: Float64Array, from: number, to: number): number {
  let found = Number.POSITIVE_INFINITY
  for (let at = from; at < to; at++) found = Math.min(found, of[at] ?? 0)
  return found
}
