import { expect, it } from 'vitest'
import { dotsOf, glowOf } from './dots.ts'
import { frameOn } from './projection.ts'

const area = { width: 940, height: 878 }
const frame = frameOn([], area)
const dots = dotsOf(frame, area, 9)

it('keeps the places of the raster that are land', () => {
  const raster = (940 / 9) * (878 / 9 / Math.sqrt(0.75))
  expect(dots.length).toBeGreaterThan(raster * 0.5)
  expect(dots.length).toBeLessThan(raster * 0.9)
})

it('glows near load, the more the higher it is, and nowhere else', () => {
  const at = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 300, y: 0 },
    { x: 320, y: 0 },
    { x: 800, y: 0 },
  ]
  const [much = 0, beside = 0, little = 0, , none] = glowOf(
    at,
    [
      { x: 0, y: 0, powerW: 1_000_000 },
      { x: 300, y: 0, powerW: 100_000 },
      { x: 800, y: 0, powerW: 0 },
    ],
    1,
  )
  expect(much).toBeGreaterThan(little)
  expect(beside).toBeLessThan(much)
  expect(little).toBeGreaterThan(0.3)
  expect(none).toBe(0)
})
