import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gaugeArc } from './gauge-arc.ts'

const ends = (path: string) => {
  const [x1 = 0, y1 = 0, , , , , , x2 = 0, y2 = 0] = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
  return [Math.hypot(x1 - 60, y1 - 60), Math.hypot(x2 - 60, y2 - 60)]
}

describe('gaugeArc', () => {
  it('lies on its circle, whatever the shares', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), (from) => {
        for (const radius of ends(gaugeArc(from, 1, 60, 50))) expect(radius).toBeCloseTo(50, 1)
      }),
    )
  })

  it('stays inside the scale and draws nothing of nothing', () => {
    expect(gaugeArc(0, 7, 60, 50)).toBe(gaugeArc(0, 1, 60, 50))
    expect(gaugeArc(0, -1, 60, 50)).toBe('')
    expect(gaugeArc(0, Number.NaN, 60, 50)).toBe('')
  })
})
