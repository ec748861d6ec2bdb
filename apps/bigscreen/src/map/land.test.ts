import { expect, it } from 'vitest'
import { isLand } from './land.ts'
import { frameOn, isOnMap, type Place, pixelOf, project } from './projection.ts'

const isLandAt = (place: Place) => {
  const { x, y } = project(place)
  return isLand(x, y)
}

it('projects as d3-geo does with the same parallels', () => {
  const shenzhen = project({ lng: 114.06, lat: 22.54 })
  expect(shenzhen.x).toBeCloseTo(28.648, 3)
  expect(shenzhen.y).toBeCloseTo(-621.381, 3)
  const beijing = project({ lng: 116.4, lat: 39.9 })
  expect(beijing.x).toBeCloseTo(75.843, 3)
  expect(beijing.y).toBeCloseTo(-1129.726, 3)
})

it.each([
  ['Shenzhen', { lng: 114.06, lat: 22.56 }, true],
  ['Ürümqi', { lng: 87.62, lat: 43.83 }, true],
  ['Haikou', { lng: 110.3, lat: 19.9 }, true],
  ['Taiwan Strait', { lng: 119.5, lat: 24.5 }, false],
  ['East China Sea', { lng: 124, lat: 30 }, false],
  ['Bohai', { lng: 119.8, lat: 38.7 }, false],
  ['beyond the raster', { lng: 10, lat: 50 }, false],
])('knows land from sea: %s', (_, place, expected) => {
  expect(isLandAt(place)).toBe(expected)
})

it('frames all places with room around them', () => {
  const places = [
    { lng: 116.4, lat: 39.9 },
    { lng: 114.06, lat: 22.54 },
    { lng: 121.5, lat: 31.2 },
  ]
  const area = { width: 1_000, height: 900 }
  const frame = frameOn(places, area)
  const [beijing, shenzhen] = places.map((place) => pixelOf(place, frame))
  expect(beijing?.y).toBeCloseTo(108)
  expect(shenzhen?.y).toBeCloseTo(792)
})

it('shows the country where there is no place, and a region around a single one', () => {
  const area = { width: 900, height: 900 }
  expect(frameOn([], area).scale).toBeGreaterThan(0.5)
  const one = { lng: 114, lat: 22.5 }
  const frame = frameOn([one], area)
  expect(pixelOf(one, frame).x).toBeCloseTo(450)
  expect(frame.scale).toBeLessThan(40)
})

it('leaves out a place far from the country', () => {
  expect(isOnMap({ lng: 114, lat: 22.5 })).toBe(true)
  expect(isOnMap({ lng: 30, lat: 30 })).toBe(false)
  expect(isOnMap({ lng: 0, lat: 0 })).toBe(false)
})
