import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

const size = fc
  .double({ min: -1e12, max: 1e12, noNaN: true })
  .filter((value) => value === 0 || Math.abs(value) > 1e-6)

describe('niceTicks', () => {
  it('has three to five intervals of round numbers', () => {
    expect(niceTicks(0, 7_800)).toEqual([0, 2_000, 4_000, 6_000, 8_000])
    expect(niceTicks(0, 2_750)).toEqual([0, 1_000, 2_000, 3_000])
    expect(niceTicks(0, 47)).toEqual([0, 10, 20, 30, 40, 50])
    expect(niceTicks(0, 11_500)).toEqual([0, 2_500, 5_000, 7_500, 10_000, 12_500])
  })

  it('has zero among negative and positive values', () => {
    expect(niceTicks(-40, 90)).toContain(0)
    expect(niceTicks(-40, 0)).toEqual([-40, -30, -20, -10, 0])
    expect(niceTicks(-40, 70)).toEqual([-50, -25, 0, 25, 50, 75])
  })

  it('goes from 0 to 1 where there is nothing', () => {
    expect(niceTicks(0, 0)).toEqual([0, 1])
    expect(niceTicks(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)).toEqual([0, 1])
  })

  it('stays close around values far from zero', () => {
    expect(niceTicks(9_731, 9_968, false)).toEqual([9_700, 9_800, 9_900, 10_000])
    expect(niceTicks(9_900, 9_900, false)).toEqual(niceTicks(9_900, 9_900))
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
        const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
        expect([1, 2, 2.5, 5]).toContain(
          Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toFixed(6)),
        )
      }),
    )
  })
})
