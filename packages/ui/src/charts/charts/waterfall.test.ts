import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waterfallBars } from './waterfall.tsx'

describe('waterfallBars', () => {
  it('ends at the sum, and every step begins where the one before ended', () => {
    const steps = fc.array(fc.record({ name: fc.string(), value: fc.integer({ min: -1e9, max: 1e9 }) }))
    fc.assert(
      fc.property(steps, (given) => {
        const bars = waterfallBars([...given, { name: 'Net', value: 0, isTotal: true }])
        const sum = given.reduce((total, { value }) => total + value, 0)
        expect(bars.at(-1)).toMatchObject({ from: 0, to: sum, value: sum })
        given.slice(1).forEach((_, index) => {
          expect(bars[index + 1]?.from).toBe(bars[index]?.to)
        })
      }),
    )
  })
})
