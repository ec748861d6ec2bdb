import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

const size = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .filter((value) => value === 0 || Math.abs(value) > 1e-6)

describe('niceTicks', () => {
  it('has four intervals of round numbers', () => {
    expect(niceTicks(0, 7_800)).toEqual([0, 2_000, 4_000, 6_000, 8_000])
    expect(niceTicks(0, 2_750)).toEqual([0, 700, 1_400, 2_100, 2_800])
    expect(niceTicks(0, 47)).toEqual([0, 15, 30, 45, 60])
  })

  it('has zero among negative and positive values', () => {
    expect(niceTicks(-40, 90)).toContain(0)
    expect(niceTicks(-40, 0)).toEqual([-40, -30, -20, -10, 0])
  })

  it('goes from 0 to 1 where there is nothing', () => {
    expect(niceTicks(0, 0)).toEqual([0, 1])
    expect(niceTicks(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)).toEqual([0, 1])
  })

  it('covers every range in order, with zero, in at most five intervals', () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)]
        const ticks = niceTicks(least, most)
        const slack = 1e-6 * Math.max(Math.abs(least), Math.abs(most))
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(least, 0) + slack)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(most, 0) - slack)
        expect(ticks).toContain(0)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.toSorted((x, y) => x - y)).toEqual(ticks)
      }),
    )
  })
})
