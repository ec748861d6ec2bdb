import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandPath, handStart, minuteAt, pointAt } from './ring.ts'

it('puts 00:00 on top and runs clockwise', () => {
  expect(pointAt(100, 0)).toEqual({ x: 0, y: -100 })
  expect(pointAt(100, 360)).toEqual({ x: 100, y: 0 })
  expect(pointAt(100, 720)).toEqual({ x: 0, y: 100 })
  expect(pointAt(100, 1_080)).toEqual({ x: -100, y: 0 })
})

it('finds the minute of a point again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), (minute) => {
      const { x, y } = pointAt(1_000, minute)
      const off = Math.abs(minuteAt(x, y) - minute)
      expect(Math.min(off, 1_440 - off)).toBeLessThan(0.1)
    }),
  )
})

it('draws a whole day as two halves, as an arc cannot close on itself', () => {
  expect(bandPath(40, 50, 0, 1_440).match(/Z/g)).toHaveLength(2)
  expect(bandPath(40, 50, 0, 60).match(/Z/g)).toHaveLength(1)
})

it('lets the hand begin outside of what stands in the centre, and never outside of its band', () => {
  expect(handStart(48, 2)).toBe(33)
  expect(handStart(40, 2)).toBe(31)
  expect(handStart(48, 3)).toBe(36)
  expect(handStart(34, 3)).toBe(31)
})
