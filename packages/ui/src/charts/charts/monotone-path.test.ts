import { describe, expect, it } from 'vitest'
import { monotonePath } from './monotone-path.ts'

const numbersOf = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))

describe('monotonePath', () => {
  it('goes through every point', () => {
    const path = monotonePath([
      { x: 0, y: 10 },
      { x: 30, y: 4 },
      { x: 60, y: 8 },
    ])
    expect(path).toMatch(/^M0,10C.* 30,4C.* 60,8$/)
  })

  it('never leaves the range of its points, not even between a peak and a plateau', () => {
    const heights = [0, 0, 100, 100, 20, 20, 80]
    const path = monotonePath(heights.map((y, index) => ({ x: index * 30, y })))
    const ys = numbersOf(path).filter((_, index) => index % 2 === 1)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ys)).toBeLessThanOrEqual(100)
  })

  it('is empty without points', () => {
    expect(monotonePath([])).toBe('')
  })
})
