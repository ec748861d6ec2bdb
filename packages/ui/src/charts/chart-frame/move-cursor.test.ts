import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnPlace, moveCursor, nearestPoint, pointPlace } from './move-cursor.ts'

describe('moveCursor', () => {
  it('begins at the newest point and stops at both ends', () => {
    expect(moveCursor('ArrowLeft', undefined, 96)).toBe(95)
    expect(moveCursor('ArrowRight', 95, 96)).toBe(95)
    expect(moveCursor('ArrowLeft', 0, 96)).toBe(0)
    expect(moveCursor('Home', 40, 96)).toBe(0)
    expect(moveCursor('End', 40, 96)).toBe(95)
    expect(moveCursor('PageUp', 40, 96)).toBe(30)
  })

  it('leaves other keys and empty charts alone', () => {
    expect(moveCursor('a', 3, 10)).toBeUndefined()
    expect(moveCursor('Home', undefined, 0)).toBeUndefined()
  })
})

describe('nearestPoint', () => {
  it('finds every point at its own place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (count, wish) => {
        const index = wish % count
        for (const place of [pointPlace, columnPlace]) {
          expect(nearestPoint(place(index, count), count, (at) => place(at, count))).toBe(index)
        }
      }),
    )
  })
})
