import { describe, expect, it } from 'vitest'
import { type Arrangement, arrange, chargeAtOnce } from './arrange.ts'
import { lowerBound } from './bound.ts'
import { drawDepot } from './depot.fixture.ts'
import { type Charge, type Depot, energyOf, type Wish } from './depot.ts'

const DEPOTS = Array.from({ length: 100 }, (_, seed) => seed + 1)

/** Everything that a plan must keep to, said again without the search. */
function expectSound({ charges }: Arrangement, { guns, pileW, limits }: Depot, fixed: Charge[] = []) {
  const all = [...fixed, ...charges]
  for (const [at, limit] of limits.entries()) {
    const running = all.filter(({ from, to }) => from <= at && at < to)
    expect(new Set(running.map(({ gunId }) => gunId)).size).toBe(running.length)
    expect(running.reduce((sum, { powerW }) => sum + powerW, 0)).toBeLessThanOrEqual(limit)
    for (const [pileId, watts] of pileW) {
      const own = new Set(guns.filter((gun) => gun.pileId === pileId).map(({ id }) => id))
      const load = running.filter(({ gunId }) => own.has(gunId)).reduce((sum, one) => sum + one.powerW, 0)
      expect(load).toBeLessThanOrEqual(watts)
    }
  }
}

function expectKept({ charges }: Arrangement, depot: Depot, wishes: readonly Wish[]) {
  const byId = new Map(charges.map((charge) => [charge.id, charge]))
  for (const { id, arrival, leave, needWh, powerW } of wishes) {
    const charge = byId.get(id)
    if (!charge) throw new Error(`no charge of ${id}`)
    expect(charge.from).toBeGreaterThanOrEqual(arrival)
    expect(charge.to).toBeLessThanOrEqual(leave)
    expect(charge.powerW).toBeLessThanOrEqual(powerW)
    expect(charge.powerW).toBeLessThanOrEqual(depot.guns.find((gun) => gun.id === charge.gunId)?.powerW ?? 0)
    expect(energyOf(charge.powerW, charge.to - charge.from)).toBeGreaterThanOrEqual(needWh)
  }
}

describe('a plan of a drawn depot', () => {
  it.each(DEPOTS)(
    '%i keeps to guns, piles, limit and departures, and costs between bound and at once',
    (seed) => {
      const { depot, wishes } = drawDepot(seed)
      const plan = arrange(depot, wishes)
      expect(plan.short).toEqual([])
      expectSound(plan, depot)
      expectKept(plan, depot, wishes)
      const bound = lowerBound(depot, wishes)
      expect(bound.lacksWh).toBe(0)
      expect(plan.costFen).toBeGreaterThanOrEqual(bound.costFen - 0.01)
      const atOnce = chargeAtOnce(depot, wishes)
      expectSound(atOnce, depot)
      if (atOnce.short.length === 0) expect(plan.costFen).toBeLessThanOrEqual(atOnce.costFen)
    },
  )
})

const prices = [...Array(16).fill(10_000), ...Array(16).fill(5_000)]
const depot: Depot = {
  guns: [
    { id: 1, pileId: 9, powerW: 60_000 },
    { id: 2, pileId: 9, powerW: 60_000 },
  ],
  pileW: new Map([[9, 120_000]]),
  prices,
  limits: prices.map(() => 90_000),
}
const bus = (id: number, more: Partial<Wish> = {}): Wish => ({
  id,
  arrival: 0,
  leave: 32,
  needWh: 60_000,
  powerW: 60_000,
  ...more,
})

describe('what cannot be', () => {
  it('is charged as far as it goes, with the reason', () => {
    const tooShort = arrange(depot, [bus(1, { leave: 2 })])
    expect(tooShort.short).toEqual([{ id: 1, wh: 30_000, reason: 'time' }])
    expect(tooShort.charges).toMatchObject([{ id: 1, from: 0, to: 2, powerW: 60_000 }])
    const crowded = arrange(
      depot,
      [1, 2, 3].map((id) => bus(id, { leave: 4 })),
    )
    expect(crowded.short.map(({ reason }) => reason)).not.toContain('time')
    expect(crowded.short.length).toBeGreaterThan(0)
    expectSound(crowded, depot)
    expect(
      lowerBound(
        depot,
        [1, 2, 3].map((id) => bus(id, { leave: 4 })),
      ).lacksWh,
    ).toBe(90_000)
  })

  it('is said of a depot without guns', () => {
    const none = { ...depot, guns: [] }
    expect(arrange(none, [bus(1)])).toMatchObject({ charges: [], short: [{ id: 1, wh: 60_000 }] })
    expect(arrange(depot, [])).toEqual({ charges: [], short: [], costFen: 0 })
  })
})

it('leaves alone what runs already', () => {
  const fixed = [{ id: 9, gunId: 1, from: 10, to: 32, powerW: 60_000 }]
  const plan = arrange(depot, [bus(1), bus(2)], { fixed })
  expect(plan.short).toEqual([])
  expectSound(plan, depot, fixed)
})

it('waits for the cheap hours, and no longer than the bus does', () => {
  expect(arrange(depot, [bus(1)]).charges[0]?.from).toBeGreaterThanOrEqual(16)
  expect(arrange(depot, [bus(1, { leave: 12 })]).charges[0]?.to).toBeLessThanOrEqual(12)
})
