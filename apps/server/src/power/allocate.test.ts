import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, allocateByRank } from './allocate.ts'

const wanting = fc.record({
  wantW: fc.integer({ min: 0, max: 400_000 }),
  minW: fc.constantFrom(1_400, 6_000),
})
const guns = fc.array(wanting, { maxLength: 60 })
const limit = fc.integer({ min: 0, max: 3_000_000 })
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the power of a station', () => {
  it('never exceeds its limit, nor what a car wants', () => {
    fc.assert(
      fc.property(guns, limit, (wants, limitW) => {
        const granted = allocate(wants, limitW)
        expect(sum(granted)).toBeLessThanOrEqual(limitW)
        for (const [index, watts] of granted.entries())
          expect(watts).toBeLessThanOrEqual(wants[index]?.wantW ?? 0)
      }),
    )
  })

  it('is given away but for the roundings, as long as somebody wants it', () => {
    fc.assert(
      fc.property(guns, limit, (wants, limitW) => {
        const granted = allocate(wants, limitW)
        // A gun that stands still for want of its minimum can take nothing of the rest.
        const unmet = granted.some((watts, index) => watts > 0 && watts + 100 <= (wants[index]?.wantW ?? 0))
        if (unmet) expect(limitW - sum(granted)).toBeLessThan(100 * wants.length + 1)
      }),
    )
  })

  it('is shared fairly: who gets less than another wanted no more', () => {
    fc.assert(
      fc.property(guns, limit, (wants, limitW) => {
        const granted = allocate(wants, limitW)
        for (const [a, one] of granted.entries())
          for (const [b, other] of granted.entries()) {
            const wantW = wants[a]?.wantW ?? 0
            const isAtMinimum = other <= (wants[b]?.minW ?? 0)
            if (one > 0 && one + 100 < Math.min(other, wantW)) expect(isAtMinimum).toBe(true)
          }
      }),
    )
  })

  it('goes in minimums to those that came first, where it does not reach for all', () => {
    const wants = Array.from({ length: 4 }, () => ({ wantW: 60_000, minW: 6_000 }))
    expect(allocate(wants, 13_000)).toEqual([6_500, 6_500, 0, 0])
  })

  it.each([
    ['one wants little', [10_000, 100_000, 100_000], 110_000, [10_000, 50_000, 50_000]],
    ['all fits', [10_000, 20_000], 50_000, [10_000, 20_000]],
    ['nothing is left', [10_000], 0, [0]],
  ])('is known where %s', (_name, wants, limitW, expected) => {
    expect(
      allocate(
        wants.map((wantW) => ({ wantW, minW: 1_400 })),
        limitW,
      ),
    ).toEqual(expected)
  })
})

describe('a charge that goes before others', () => {
  const ranked = fc.array(
    fc.record({
      wantW: fc.integer({ min: 0, max: 400_000 }),
      minW: fc.constantFrom(1_400, 6_000),
      isFirst: fc.boolean(),
    }),
    { maxLength: 60 },
  )

  it('never exceeds the limit, nor what its car wants', () => {
    fc.assert(
      fc.property(ranked, limit, (wants, limitW) => {
        const granted = allocateByRank(wants, limitW)
        expect(sum(granted)).toBeLessThanOrEqual(limitW)
        for (const [index, watts] of granted.entries())
          expect(watts).toBeLessThanOrEqual(wants[index]?.wantW ?? 0)
      }),
    )
  })

  it('gets what it wants while the others keep their minimum', () => {
    const want = (isFirst: boolean) => ({ wantW: 60_000, minW: 6_000, isFirst })
    expect(allocateByRank([want(false), want(true), want(false)], 80_000)).toEqual([10_000, 60_000, 10_000])
    expect(allocateByRank([want(false), want(true), want(false)], 30_000)).toEqual([6_000, 18_000, 6_000])
  })

  it('has its minimum before the others where it does not reach for all', () => {
    const want = (isFirst: boolean) => ({ wantW: 60_000, minW: 6_000, isFirst })
    expect(allocateByRank([want(false), want(false), want(true)], 7_000)).toEqual([0, 0, 6_000])
  })

  it('changes nothing where all are alike', () => {
    fc.assert(
      fc.property(guns, limit, fc.boolean(), (wants, limitW, isFirst) => {
        expect(
          allocateByRank(
            wants.map((one) => ({ ...one, isFirst })),
            limitW,
          ),
        ).toEqual(allocate(wants, limitW))
      }),
    )
  })
})
