import { describe, expect, it } from 'vitest'
import { curvePaths, monotonePath, stepPath } from './curve-paths.ts'

const point = (x: number) => ({ x, y: 5 })
const numbersOf = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))

describe('curvePaths', () => {
  it('leaves a gap where nothing is known', () => {
    const { path, area } = curvePaths([point(0), point(1), null, point(3), point(4)], 9)
    expect(path.match(/M/g)).toHaveLength(2)
    expect(area.match(/V9H[03]Z/g)).toEqual(['V9H0Z', 'V9H3Z'])
  })

  it('gives a single point to be drawn as a dot', () => {
    expect(curvePaths([null, point(7), null], 9)).toEqual({ path: '', area: '', lonely: [point(7)] })
  })

  it('draws nothing of nothing', () => {
    expect(curvePaths([null, null], 9)).toEqual({ path: '', area: '', lonely: [] })
  })

  it('holds a step until the next', () => {
    expect(
      curvePaths(
        [
          { x: 0, y: 5 },
          { x: 4, y: 2 },
        ],
        9,
        stepPath,
      ).path,
    ).toBe('M0 5H4V2')
  })
})

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
