import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOf, timeTicks } from './period-strip.tsx'

describe('times of an axis', () => {
  it('labels a charge of an hour every ten minutes (picture 08)', () => {
    const [from, to] = [9 * 60 + 36, 10 * 60 + 43]
    expect(timeTicks(from, to, 7).map(clockOf)).toEqual([
      '09:40',
      '09:50',
      '10:00',
      '10:10',
      '10:20',
      '10:30',
      '10:40',
    ])
  })

  it('labels a day every two hours', () => {
    expect(timeTicks(0, 1_440, 13)).toHaveLength(13)
    expect(timeTicks(0, 1_440, 13).slice(0, 2).map(clockOf)).toEqual(['00:00', '02:00'])
  })

  it('has few labels inside every window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3e7 }), fc.integer({ min: 1, max: 4_000 }), (from, length) => {
        const ticks = timeTicks(from, from + length, 7)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(ticks.every((tick) => tick >= from && tick <= from + length)).toBe(true)
      }),
    )
  })

  it('goes on past midnight', () => {
    expect(clockOf(1_440 + 10)).toBe('00:10')
  })
})
