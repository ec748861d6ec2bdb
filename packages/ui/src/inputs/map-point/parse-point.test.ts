import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOnEarth, parsePoint, rounded } from './map-point-field.tsx'

const lng = fc.integer({ min: -180_000_000, max: 180_000_000 }).map((value) => value / 1_000_000)
const lat = fc.integer({ min: -90_000_000, max: 90_000_000 }).map((value) => value / 1_000_000)
const plain = (value: number) => value.toFixed(6)

it('reads what it would write, with any sign between', () => {
  fc.assert(
    fc.property(lng, lat, fc.constantFrom(',', '，', ', ', ' ', ';', '\t'), (x, y, between) => {
      expect(parsePoint(`${plain(x)}${between}${plain(y)}`)).toEqual({ lng: x, lat: y })
    }),
  )
})

it('takes latitude first where only that lies on the earth', () => {
  expect(parsePoint('22.5431, 114.0579')).toEqual({ lng: 114.0579, lat: 22.5431 })
  expect(parsePoint('22.5, 80')).toEqual({ lng: 22.5, lat: 80 })
})

it.each([
  ['lng: 114.0579, lat: 22.5431', { lng: 114.0579, lat: 22.5431 }],
  ['（114.0579，22.5431）', { lng: 114.0579, lat: 22.5431 }],
  ['经度114.0579 纬度22.5431', { lng: 114.0579, lat: 22.5431 }],
  ['-73.98565, 40.748817', { lng: -73.98565, lat: 40.748817 }],
  ['114.12345678909, 22', { lng: 114.1234567891, lat: 22 }],
])('reads "%s"', (text, point) => {
  expect(parsePoint(text)).toEqual(point)
})

it.each(['', '114.05', '1,2,3', '181, 95', '200,200', 'hello', '深南大道 114 号 22 栋', '114.05/22.54'])(
  'leaves "%s" alone',
  (text) => {
    expect(parsePoint(text)).toBeUndefined()
  },
)

it('knows what lies on the earth', () => {
  expect(isOnEarth(180, -90)).toBe(true)
  expect(isOnEarth(180.1, 0)).toBe(false)
  expect(isOnEarth('114', 22)).toBe(false)
  expect(isOnEarth(undefined, 22)).toBe(false)
  expect(rounded(114.057_912_34)).toBe(114.057912)
})
