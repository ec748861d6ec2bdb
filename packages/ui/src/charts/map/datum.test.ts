import { expect, it } from 'vitest'
import { fromChina, toChina } from './datum.ts'

const metres = (a: { lng: number; lat: number }, b: { lng: number; lat: number }) =>
  Math.hypot((a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180), (a.lat - b.lat) * 110_574)

it('knows how far the degrees of maps of China lie beside those of the world', () => {
  // The example of every open converter.
  const moved = toChina({ lng: 116.404, lat: 39.915 })
  expect(moved.lng).toBeCloseTo(116.410_244_499_169, 9)
  expect(moved.lat).toBeCloseTo(39.916_404_281_502, 9)
})

it.each([
  ['Beijing', { lng: 116.41, lat: 39.92 }],
  ['Shenzhen', { lng: 114.06, lat: 22.54 }],
  ['Urumqi', { lng: 87.62, lat: 43.83 }],
])('leads back in %s to within three metres', (_, place) => {
  expect(metres(toChina(fromChina(place)), place)).toBeLessThan(3)
  expect(metres(fromChina(place), place)).toBeGreaterThan(100)
})

it('leaves the rest of the world where it is', () => {
  const berlin = { lng: 13.4, lat: 52.52 }
  expect(fromChina(berlin)).toEqual(berlin)
})
