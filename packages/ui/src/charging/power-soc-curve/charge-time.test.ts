import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargeWindow, clockOf, epochMinutes, timeTicks } from './charge-time.ts'

describe('times of a charge', () => {
  it('reads timestamps without a zone of the browser', () => {
    const start = epochMinutes('2026-03-18 23:50:00')
    expect(clockOf(start)).toBe('23:50')
    expect(epochMinutes('2026-03-19 00:10:30') - start).toBe(20.5)
  })

  it('labels a charge of an hour every ten minutes (picture 08)', () => {
    const { from, to } = chargeWindow(
      epochMinutes('2026-03-18 09:42:00'),
      epochMinutes('2026-03-18 10:37:00'),
    )
    expect(timeTicks(from, to).map(clockOf)).toEqual([
      '09:40',
      '09:50',
      '10:00',
      '10:10',
      '10:20',
      '10:30',
      '10:40',
    ])
  })

  it('has few labels inside every window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3e7 }), fc.integer({ min: 1, max: 4_000 }), (from, length) => {
        const ticks = timeTicks(from, from + length)
        expect(ticks.length).toBeLessThanOrEqual(7)
        expect(ticks.every((tick) => tick >= from && tick <= from + length)).toBe(true)
      }),
    )
  })
})
