import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeOf } from './place.ts'

const window = { width: 1200, height: 800 }

it('stands below its control, left edges in line', () => {
  const anchor = { left: 100, right: 300, top: 200, bottom: 234 }
  expect(placeOf({ anchor, panel: { width: 280, height: 300 }, window })).toMatchObject({
    left: 100,
    top: 238,
  })
})

it('stands above where there is more room', () => {
  const anchor = { left: 100, right: 300, top: 700, bottom: 734 }
  expect(placeOf({ anchor, panel: { width: 280, height: 300 }, window }).top).toBe(396)
})

it('never leaves the window at the sides', () => {
  fc.assert(
    fc.property(fc.integer({ min: -200, max: 1300 }), fc.integer({ min: 50, max: 1100 }), (left, width) => {
      const anchor = { left, right: left + 100, top: 100, bottom: 134 }
      const place = placeOf({ anchor, panel: { width, height: 200 }, window })
      expect(place.left).toBeGreaterThanOrEqual(8)
      expect(place.left + width).toBeLessThanOrEqual(1192)
    }),
  )
})
