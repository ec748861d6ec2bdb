import type { Depot, Wish } from './depot.ts'

/** Quarters of an hour times watts, per kWh-price: to fen. */
const WATT_QUARTERS_PER_FEN = 400_000

export interface Bound {
  /** No plan costs less. */
  readonly costFen: number
  /** What cannot flow in any plan, Wh. */
  readonly lacksWh: number
}

/**
 * What charging costs at least: the linear relaxation in which a charge may pause, change its power and its gun at any
 * quarter. A price holds for all cars, so its optimum fills the cheapest quarters as far as any flow can, then the next:
 * a maximum flow from cars to quarters that grows with each price.
 */
export function lowerBound({ guns, prices, limits }: Depot, wishes: readonly Wish[]): Bound {
  const most = Math.max(0, ...guns.map(({ powerW }) => powerW))
  const together = guns.reduce((sum, { powerW }) => sum + powerW, 0)
  const left = wishes.map(({ needWh }) => needWh * 4)
  const wanted = left.reduce((sum, units) => sum + units, 0)
  const free = prices.map((_, at) => Math.min(limits[at] ?? 0, together))
  const flow = wishes.map(() => new Float64Array(prices.length))
  let units = 0
  let costFen = 0
  for (const price of [...new Set(prices)].sort((a, b) => a - b)) {
    const open = prices.map((own) => own <= price)
    for (;;) {
      const more = augment(wishes, { most, left, free, flow, open })
      if (more <= 0) break
      units += more
      costFen += (more * price) / WATT_QUARTERS_PER_FEN
    }
  }
  return { costFen, lacksWh: Math.round((wanted - units) / 4) }
}

interface Flow {
  most: number
  /** What each car still needs, and what each quarter still has. */
  left: number[]
  free: number[]
  /** From each car to each quarter. */
  flow: Float64Array[]
  open: readonly boolean[]
}

/** One shortest augmenting path from a car that needs more to a quarter that has more; what flows along it. */
function augment(wishes: readonly Wish[], { most, left, free, flow, open }: Flow): number {
  const fromCar = new Int32Array(open.length).fill(-1)
  const fromQuarter = new Int32Array(wishes.length).fill(-2)
  const queue: number[] = []
  for (const [car, units] of left.entries())
    if (units > 0) {
      fromQuarter[car] = -1
      queue.push(car)
    }
  for (const car of queue) {
    const wish = wishes[car]
    const own = flow[car]
    if (!wish || !own) continue
    const cap = Math.min(wish.powerW, most)
    for (let at = wish.arrival; at < Math.min(wish.leave, open.length); at++) {
      if (!open[at] || fromCar[at] !== -1 || cap - (own[at] ?? 0) <= 0) continue
      fromCar[at] = car
      if ((free[at] ?? 0) > 0) return push(wishes, { most, left, free, flow, open }, fromCar, fromQuarter, at)
      for (const [other, theirs] of flow.entries())
        if (fromQuarter[other] === -2 && (theirs[at] ?? 0) > 0) {
          fromQuarter[other] = at
          queue.push(other)
        }
    }
  }
  return 0
}

function push(
  wishes: readonly Wish[],
  { most, left, free, flow }: Flow,
  fromCar: Int32Array,
  fromQuarter: Int32Array,
  end: number,
): number {
  const path: { car: number; to: number; back: number }[] = []
  let amount = free[end] ?? 0
  for (let at = end; at >= 0; ) {
    const car = fromCar[at] ?? 0
    const back = fromQuarter[car] ?? -1
    path.push({ car, to: at, back })
    amount = Math.min(amount, Math.min(wishes[car]?.powerW ?? 0, most) - (flow[car]?.[at] ?? 0))
    amount = Math.min(amount, back < 0 ? (left[car] ?? 0) : (flow[car]?.[back] ?? 0))
    at = back
  }
  for (const { car, to, back } of path) {
    const own = flow[car]
    if (!own) continue
    own[to] = (own[to] ?? 0) + amount
    if (back < 0) left[car] = (left[car] ?? 0) - amount
    else own[back] = (own[back] ?? 0) - amount
  }
  free[end] = (free[end] ?? 0) - amount
  return amount
}
