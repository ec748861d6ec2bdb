import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampedShare, shareOf, sharesOf } from './share-of.ts'

describe('sharesOf', () => {
  it('always makes the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1_000_000), { minLength: 1 }), (values) => {
        const sum = sharesOf(values).reduce((total, share) => total + share, 0)
        expect(sum).toBe(values.some((value) => value > 0) ? 10_000 : 0)
      }),
    )
  })

  it('is off the exact share by less than one step', () => {
    expect(sharesOf([336, 21, 245, 42, 28, 14, 7, 7])).toEqual([4_800, 300, 3_500, 600, 400, 200, 100, 100])
    expect(sharesOf([1, 1, 1])).toEqual([3_400, 3_300, 3_300])
  })
})

describe('shareOf', () => {
  it('knows no share of nothing', () => {
    expect(shareOf(5, 0)).toBeNull()
    expect(shareOf(1, 8)).toBe(1_250)
  })
})

describe('clampedShare', () => {
  it('stays on the scale and is nothing of nothing', () => {
    expect([clampedShare(5, 10), clampedShare(70, 10), clampedShare(-1, 10)]).toEqual([0.5, 1, 0])
    expect([clampedShare(1, 0), clampedShare(Number.NaN, 10)]).toEqual([0, 0])
  })
})
