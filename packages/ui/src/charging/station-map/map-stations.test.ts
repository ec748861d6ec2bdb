import { expect, it } from 'vitest'
import { isPlaced, type MapStation, nearer, stopOf, toggled } from './map-stations.ts'

const station = (id: number, lng: number, lat: number, city = '深圳'): MapStation => ({
  id,
  name: `Station ${id}`,
  city,
  lng,
  lat,
  status: 1,
})

it('takes no coordinates, or 0, 0, for nowhere', () => {
  expect(isPlaced({ lng: 114, lat: 22 })).toBe(true)
  expect(isPlaced({ lng: 0, lat: 51.4 })).toBe(true)
  expect(isPlaced({ lng: 0, lat: 0 })).toBe(false)
  expect(isPlaced({ lng: Number.NaN, lat: 22 })).toBe(false)
  expect(isPlaced({ lng: 22, lat: 114 })).toBe(false)
})

it('selects one, or adds and takes away', () => {
  expect(toggled(new Set([1, 2]), 3, false)).toEqual(new Set([3]))
  expect(toggled(new Set([3]), 3, false)).toEqual(new Set())
  expect(toggled(new Set([1]), 3, true)).toEqual(new Set([1, 3]))
  expect(toggled(new Set([1, 3]), 3, true)).toEqual(new Set([1]))
})

it('always comes nearer to a cluster, even where all are at one address', () => {
  const size = { width: 800, height: 480 }
  const view = { lng: 114, lat: 22, zoom: 14 }
  expect(nearer([station(1, 114, 22), station(2, 114, 22)], size, view).zoom).toBe(15)
  expect(nearer([station(1, 114, 22), station(2, 114, 22)], size, { ...view, zoom: 18 }).zoom).toBe(18)
})

it('numbers the stops from one', () => {
  expect(stopOf([5, 7], 7)).toBe(2)
  expect(stopOf([5, 7], 1)).toBeUndefined()
  expect(stopOf(undefined, 1)).toBeUndefined()
})
