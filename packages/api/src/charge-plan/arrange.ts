import { addedUp, type Charge, costOf, type Depot, energyOf, powerFor, Room, type Wish } from './depot.ts'

/** Why a car does not get all that it needs. */
export type Shortfall =
  /** It stands too short for its battery, whatever the guns do. */
  | 'time'
  /** The guns or the site's power do not suffice beside the others. */
  | 'room'

export interface Arrangement {
  /** A car that falls short is charged as far as it goes. */
  readonly charges: readonly Charge[]
  readonly short: readonly { readonly id: number; readonly wh: number; readonly reason: Shortfall }[]
  readonly costFen: number
}

interface Options {
  /** Charges that run or may not be moved. */
  readonly fixed?: readonly Charge[]
  /** How often the cars are put in anew. */
  readonly passes?: number
}

const PASSES = 24
/** Shorter is cheaper to find than better: a charge is not stretched over more than so many times its shortest. */
const MAX_STRETCH = 6

/**
 * Puts every car where it costs least: squeaky wheel optimisation (Joslin and Clements 1999). The cars are put in one
 * after the other, each at its cheapest place that is left; then those that fell short, or paid most above what they
 * would pay alone, go before the others, and all are put in anew. The best of all passes is kept, and "at once" is one
 * of them, so that a plan is never dearer than none.
 */
export function arrange(
  depot: Depot,
  wishes: readonly Wish[],
  { fixed = [], passes = PASSES }: Options = {},
): Arrangement {
  const sums = addedUp(depot.prices)
  const most = Math.max(0, ...depot.guns.map(({ powerW }) => powerW))
  const alone = new Map(wishes.map((wish) => [wish.id, cheapestAlone(depot, wish, most)]))
  const atOnce = chargeAtOnce(depot, wishes, fixed)
  let best = atOnce.short.length === 0 ? atOnce : undefined
  let order = wishes.toSorted((a, b) => slack(a, most) - slack(b, most) || a.id - b.id)

  for (let pass = 0; pass < passes; pass++) {
    const room = roomWith(depot, fixed)
    const paid = new Map<number, number>()
    const placed: Charge[] = []
    for (const wish of order) {
      const charge = cheapest(room, sums, wish, most, pass % 2 === 0)
      if (!charge) continue
      room.take(charge)
      placed.push(charge)
      paid.set(wish.id, costOf(sums, charge.from, charge.to, wish.needWh))
    }
    const found = finished(room, sums, order, placed, most)
    if (!best || isBetter(found, best)) best = found
    const blame = ({ id }: Wish) => (paid.get(id) ?? Number.POSITIVE_INFINITY) - (alone.get(id) ?? 0)
    const next = promoted(order, blame)
    if (next.every((wish, at) => wish === order[at])) order = next.toReversed()
    else order = next
  }
  return best ?? { charges: [], short: [], costFen: 0 }
}

/** Who comes first is served first, at full power, whatever it costs; those who leave before they are done fall short. */
export function chargeAtOnce(
  depot: Depot,
  wishes: readonly Wish[],
  fixed: readonly Charge[] = [],
): Arrangement {
  const sums = addedUp(depot.prices)
  const most = Math.max(0, ...depot.guns.map(({ powerW }) => powerW))
  const room = roomWith(depot, fixed)
  const charges: Charge[] = []
  let costFen = 0
  const short = []
  for (const wish of wishes.toSorted((a, b) => a.arrival - b.arrival || a.id - b.id)) {
    const charge = soonest(room, wish, most, depot.prices.length)
    if (charge) {
      room.take(charge)
      charges.push(charge)
      costFen += costOf(sums, charge.from, charge.to, wish.needWh)
    }
    if (!charge || charge.to > wish.leave)
      short.push({ id: wish.id, wh: wish.needWh, reason: 'room' as const })
  }
  return { charges, short, costFen }
}

function roomWith(depot: Depot, fixed: readonly Charge[]): Room {
  const room = new Room(depot)
  for (const charge of fixed) room.take(charge)
  return room
}

/** The fewest quarters in which a car can be charged. */
function shortest({ needWh, powerW }: Wish, most: number): number {
  return Math.max(1, Math.ceil(needWh / energyOf(Math.min(powerW, most) || 1, 1)))
}

/** How many quarters a car has beyond those that it must charge. */
function slack(wish: Wish, most: number): number {
  return wish.leave - wish.arrival - shortest(wish, most)
}

/** The cheapest place that is left; of equal ones the shortest or the longest, and then the soonest. */
function cheapest(
  room: Room,
  sums: readonly number[],
  wish: Wish,
  most: number,
  isShort: boolean,
): Charge | undefined {
  const first = shortest(wish, most)
  const last = Math.min(wish.leave - wish.arrival, first * MAX_STRETCH)
  let found: Charge | undefined
  let least = Number.POSITIVE_INFINITY
  for (let step = 0; step <= last - first; step++) {
    const length = isShort ? first + step : last - step
    const powerW = powerFor(wish.needWh, length)
    if (powerW > wish.powerW) continue
    for (let from = wish.arrival; from + length <= wish.leave; from++) {
      const cost = costOf(sums, from, from + length, wish.needWh)
      if (cost >= least - 1e-9 || room.siteW(from, from + length) < powerW) continue
      const gun = room.gunFor(powerW, from, from + length)
      if (!gun) continue
      found = { id: wish.id, gunId: gun.id, from, to: from + length, powerW }
      least = cost
    }
  }
  return found
}

/** The earliest place that is left, at the highest power there. */
function soonest(room: Room, wish: Wish, most: number, end: number): Charge | undefined {
  const first = shortest(wish, most)
  for (let from = wish.arrival; from < end; from++)
    for (let length = first; length <= first * MAX_STRETCH && from + length <= end; length++) {
      const powerW = powerFor(wish.needWh, length)
      if (powerW > wish.powerW || room.siteW(from, from + length) < powerW) continue
      const gun = room.gunFor(powerW, from, from + length)
      if (gun) return { id: wish.id, gunId: gun.id, from, to: from + length, powerW }
    }
  return undefined
}

/** What a car would pay with the depot to itself: its energy in its cheapest quarters. */
function cheapestAlone({ prices }: Depot, { arrival, leave, needWh, powerW }: Wish, most: number): number {
  const sums = [0, 0]
  const each = energyOf(Math.min(powerW, most), 1)
  let left = needWh
  let cost = 0
  for (const price of prices.slice(arrival, leave).toSorted((a, b) => a - b)) {
    const wh = Math.min(left, each)
    sums[1] = price
    cost += costOf(sums, 0, 1, wh)
    left -= wh
  }
  return cost
}

/** Whoever found no place gets as much as still flows. */
function finished(
  room: Room,
  sums: readonly number[],
  wishes: readonly Wish[],
  placed: readonly Charge[],
  most: number,
): Arrangement {
  const charges = [...placed]
  const done = new Set(placed.map(({ id }) => id))
  const short = []
  for (const wish of wishes) {
    if (done.has(wish.id)) continue
    const charge = fullest(room, wish)
    const wh = charge ? energyOf(charge.powerW, charge.to - charge.from) : 0
    if (charge) {
      room.take(charge)
      charges.push(charge)
    }
    short.push({
      id: wish.id,
      wh: Math.max(1, Math.round(wish.needWh - wh)),
      reason: slack(wish, most) < 0 ? ('time' as const) : ('room' as const),
    })
  }
  const needs = new Map(wishes.map(({ id, needWh }) => [id, needWh]))
  const costFen = charges.reduce((sum, { id, from, to, powerW }) => {
    return sum + costOf(sums, from, to, Math.min(needs.get(id) ?? 0, energyOf(powerW, to - from)))
  }, 0)
  return { charges, short, costFen }
}

/** The place with the most energy. */
function fullest(room: Room, { id, arrival, leave, powerW }: Wish): Charge | undefined {
  let found: Charge | undefined
  for (let from = arrival; from < leave; from++)
    for (let to = leave; to > from; to--) {
      const siteW = Math.min(powerW, room.siteW(from, to))
      if (siteW <= 0 || energyOf(siteW, to - from) <= flows(found)) continue
      for (const gun of room.guns) {
        const watts = Math.floor(Math.min(siteW, room.gunW(gun, from, to)))
        if (energyOf(watts, to - from) > flows(found)) found = { id, gunId: gun.id, from, to, powerW: watts }
      }
    }
  return found
}

function flows(charge: Charge | undefined): number {
  return charge ? energyOf(charge.powerW, charge.to - charge.from) : 0
}

/** Fewer that fall short, then less that is missing, then less money. */
function isBetter(a: Arrangement, b: Arrangement): boolean {
  const missing = ({ short }: Arrangement) => short.reduce((sum, { wh }) => sum + wh, 0)
  return (a.short.length - b.short.length || missing(a) - missing(b) || a.costFen - b.costFen) < 0
}

/** Those who are worse off than the one before them change places with it, from the end on: the worst go furthest. */
function promoted(order: readonly Wish[], blame: (wish: Wish) => number): Wish[] {
  const worst = order.toSorted((a, b) => blame(b) - blame(a)).slice(0, Math.ceil(order.length / 5))
  const first = new Set(worst.filter((wish) => blame(wish) > 1))
  return [...order.filter((wish) => first.has(wish)), ...order.filter((wish) => !first.has(wish))]
}
