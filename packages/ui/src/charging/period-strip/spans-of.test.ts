import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardTariff } from '../tariff-clock/tariff.fixture.ts'
import { minutesOf, spansOf } from './spans-of.ts'

describe('spansOf', () => {
  it('divides a day as the tariff does', () => {
    const spans = spansOf(standardTariff)
    expect(spans).toHaveLength(8)
    expect(spans[0]).toMatchObject({ start: 0, end: 8 / 24, period: { period: 4 } })
  })

  it('cuts the periods of one charge (B1, 09:42 to 10:37) at its ends', () => {
    const spans = spansOf(standardTariff, minutesOf('09:42'), minutesOf('10:37'))
    expect(spans.map(({ period }) => period.period)).toEqual([3, 2])
    expect(spans[0]?.end).toBeCloseTo(18 / 55)
  })

  it('goes on past midnight', () => {
    expect(spansOf(standardTariff, 1_400, 1_500).map(({ period }) => period.period)).toEqual([3, 4])
  })

  it('leaves neither gap nor overlap in any window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3_000, max: 3_000 }),
        fc.integer({ min: 1, max: 4_000 }),
        (from, length) => {
          const spans = spansOf(standardTariff, from, from + length)
          expect(spans[0]?.start).toBe(0)
          expect(spans.at(-1)?.end).toBe(1)
          spans.slice(1).forEach((span, index) => {
            expect(span.start).toBe(spans[index]?.end)
          })
        },
      ),
    )
  })

  it('is empty for a window of nothing', () => {
    expect(spansOf(standardTariff, 600, 600)).toEqual([])
    expect(spansOf([])).toEqual([])
  })
})

describe('minutesOf', () => {
  it('reads clock times and timestamps', () => {
    expect(minutesOf('24:00')).toBe(1_440)
    expect(minutesOf('2026-03-18 09:42:30')).toBe(582.5)
  })
})
