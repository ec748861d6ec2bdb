import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barAfterKey, neighbourBar } from './plan-keys.ts'
import {
  conflictsOf,
  energyOf,
  excessOf,
  lanesOf,
  loadOf,
  moveBar,
  overlapsOf,
  type PlanBar,
  resizeBar,
  shortagesOf,
  snap,
} from './plan-rules.ts'
import { limitSteps, minuteOf } from './plan-times.ts'

const LENGTH = 1_440
const bar = (id: number, gunId: number, from: number, to: number, powerW = 60_000): PlanBar => ({
  id,
  gunId,
  vehicle: `粤B·D${1_000 + id}`,
  from,
  to,
  powerW,
  needWh: 0,
  latestEnd: LENGTH,
})
const anyBar = fc
  .record({
    gunId: fc.integer({ min: 1, max: 4 }),
    from: fc.integer({ min: 0, max: 90 }).map((quarter) => quarter * 15),
    quarters: fc.integer({ min: 1, max: 20 }),
    powerW: fc.integer({ min: 0, max: 480_000 }),
  })
  .map(({ gunId, from, quarters, powerW }) => ({
    gunId,
    from,
    to: Math.min(from + quarters * 15, LENGTH),
    powerW,
  }))
const anyBars = fc
  .array(anyBar, { maxLength: 24 })
  .map((all) => all.map((one, index) => ({ ...bar(index + 1, one.gunId, one.from, one.to, one.powerW) })))

describe('overlapsOf', () => {
  it('finds two charges on one gun at one time, and no others', () => {
    expect(overlapsOf([bar(1, 1, 0, 60), bar(2, 1, 45, 90), bar(3, 2, 45, 90)])).toEqual([
      { kind: 'overlap', ids: [1, 2], from: 45, to: 60 },
    ])
  })

  it('lets one begin when the other ends', () => {
    expect(overlapsOf([bar(1, 1, 0, 60), bar(2, 1, 60, 90)])).toEqual([])
  })

  it('does not depend on the order, and says what a look at every pair says', () => {
    fc.assert(
      fc.property(anyBars, (bars) => {
        const found = overlapsOf(bars)
        expect(overlapsOf(bars.toReversed()).length).toBe(found.length)
        const pairs = bars.flatMap((a, index) =>
          bars.slice(index + 1).filter((b) => a.gunId === b.gunId && a.from < b.to && b.from < a.to),
        )
        expect(found).toHaveLength(pairs.length)
      }),
    )
  })
})

it('draws no two charges of a gun over one another', () => {
  fc.assert(
    fc.property(anyBars, (all) => {
      const bars = all.map((one) => ({ ...one, gunId: 1 }))
      const { lanes, count } = lanesOf(bars)
      expect(lanes.size).toBe(bars.length)
      for (let lane = 0; lane < count; lane++)
        expect(overlapsOf(bars.filter(({ id }) => lanes.get(id) === lane))).toEqual([])
    }),
  )
})

describe('loadOf', () => {
  it('covers the view without gap, and holds all energy', () => {
    fc.assert(
      fc.property(anyBars, (bars) => {
        const load = loadOf(bars, LENGTH)
        expect(load[0]?.from).toBe(0)
        expect(load.at(-1)?.to).toBe(LENGTH)
        for (const [index, step] of load.entries()) if (index > 0) expect(step.from).toBe(load[index - 1]?.to)
        const sum = load.reduce((all, { from, to, watts }) => all + ((to - from) * watts) / 60, 0)
        expect(sum).toBeCloseTo(
          bars.reduce((all, one) => all + energyOf(one), 0),
          3,
        )
      }),
    )
  })
})

describe('excessOf', () => {
  it('joins what touches and tells the most above', () => {
    const load = loadOf([bar(1, 1, 0, 120), bar(2, 2, 60, 180), bar(3, 3, 60, 90)], LENGTH)
    expect(excessOf(load, limitSteps(100_000, '', LENGTH))).toEqual([
      { kind: 'over', from: 60, to: 120, watts: 80_000 },
    ])
  })

  it('is empty exactly where the peak is within the limit', () => {
    fc.assert(
      fc.property(anyBars, fc.integer({ min: 0, max: 2_000_000 }), (bars, limit) => {
        const load = loadOf(bars, LENGTH)
        const peak = Math.max(0, ...load.map(({ watts }) => watts))
        expect(excessOf(load, limitSteps(limit, '', LENGTH)).length === 0).toBe(peak <= limit)
      }),
    )
  })
})

describe('shortagesOf', () => {
  it('counts only what flows before the car leaves', () => {
    const car = { ...bar(1, 1, 0, 120), needWh: 90_000, latestEnd: 90 }
    expect(energyOf(car)).toBe(90_000)
    expect(shortagesOf([car])).toEqual([])
    expect(shortagesOf([{ ...car, latestEnd: 60 }])).toEqual([{ kind: 'short', id: 1, wh: 30_000 }])
  })

  it('never gets worse when a charge gets longer', () => {
    fc.assert(
      fc.property(anyBar, fc.integer({ min: 0, max: 200_000 }), ({ gunId, from, to, powerW }, needWh) => {
        const car = { ...bar(1, gunId, from, to, powerW), needWh }
        const missing = (one: PlanBar) =>
          shortagesOf([one]).reduce((sum, c) => sum + (c.kind === 'short' ? c.wh : 0), 0)
        expect(missing(resizeBar(car, 15, LENGTH))).toBeLessThanOrEqual(missing(car))
      }),
    )
  })
})

it('has no conflict for an empty plan', () => {
  expect(conflictsOf([], limitSteps(0, '', LENGTH), LENGTH)).toEqual([])
})

describe('moving', () => {
  it('keeps the duration and stays in the view', () => {
    fc.assert(
      fc.property(anyBar, fc.integer({ min: -2_000, max: 2_000 }), ({ gunId, from, to }, by) => {
        const moved = moveBar(bar(1, gunId, from, to), by, LENGTH)
        expect(moved.to - moved.from).toBe(to - from)
        expect(moved.from).toBeGreaterThanOrEqual(0)
        expect(moved.to).toBeLessThanOrEqual(LENGTH)
      }),
    )
  })

  it('never makes a charge shorter than a step', () => {
    expect(resizeBar(bar(1, 1, 60, 75), -60, LENGTH).to).toBe(75)
    expect(resizeBar(bar(1, 1, 60, 1_440), 60, LENGTH).to).toBe(1_440)
    expect(snap(22)).toBe(15)
    expect(snap(23)).toBe(30)
  })

  it('follows the keys', () => {
    const held = { isResize: false, guns: [1, 2], length: LENGTH }
    const one = bar(1, 1, 60, 120)
    expect(barAfterKey(one, 'ArrowRight', held)).toMatchObject({ from: 75, to: 135 })
    expect(barAfterKey(one, 'ArrowRight', { ...held, isResize: true })).toMatchObject({ from: 60, to: 135 })
    expect(barAfterKey(one, 'ArrowDown', held)?.gunId).toBe(2)
    expect(barAfterKey(one, 'ArrowUp', held)?.gunId).toBe(1)
    expect(barAfterKey({ ...one, gunId: 2 }, 'ArrowDown', held)?.gunId).toBe(2)
    expect(barAfterKey(one, 'a', held)).toBeUndefined()
    const bars = [one, bar(2, 1, 200, 260), bar(3, 3, 190, 220), bar(4, 3, 0, 30)]
    expect(neighbourBar(bars, [1, 2, 3], one, 'ArrowRight')).toBe(2)
    expect(neighbourBar(bars, [1, 2, 3], bar(2, 1, 200, 260), 'ArrowDown')).toBe(3)
    expect(neighbourBar(bars, [1, 2, 3], bar(4, 3, 0, 30), 'ArrowUp')).toBe(1)
    expect(neighbourBar(bars, [1, 2, 3], one, 'ArrowUp')).toBeUndefined()
  })
})

describe('the view', () => {
  it('measures from the start of the view', () => {
    expect(minuteOf('2026-07-02 01:30:00', '2026-07-01 20:00:00')).toBe(330)
  })

  it('turns moments into limits that hold until the next', () => {
    const limit = [
      { from: '2026-07-01 18:00:00', watts: 400_000 },
      { from: '2026-07-01 23:00:00', watts: 600_000 },
    ]
    expect(limitSteps(limit, '2026-07-01 20:00:00', 720)).toEqual([
      { from: 0, to: 180, watts: 400_000 },
      { from: 180, to: 720, watts: 600_000 },
    ])
  })
})
