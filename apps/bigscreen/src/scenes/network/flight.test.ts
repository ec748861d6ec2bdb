import { expect, it } from 'vitest'
import { type Flight, onBow, progressOf, withStarts } from './flight.ts'

const centre = { x: 500, y: 800 }
const north = { x: 600, y: 100 }
const starts = (flights: readonly Flight[], count: number, now: number, to = north) =>
  withStarts(flights, { from: centre, to: Array(count).fill(to), now, near: 40 })
const flying = (flights: readonly Flight[]) => flights.filter(({ from, to }) => from !== to)

it('lets at most six fly at once, four in a second, and shows the rest as rings', () => {
  const flights = starts([], 9, 0)
  expect(flying(flights).map(({ begin }) => begin)).toEqual([0, 250, 500, 750, 1_000, 1_250])
  expect(flights).toHaveLength(9)
  expect(flying(starts(flights, 4, 100))).toHaveLength(6)
  expect(flying(starts(flights, 2, 1_700))).toHaveLength(7)
})

it('is a ring alone beside the centre, and where there is no centre', () => {
  expect(flying(starts([], 1, 0, { x: 510, y: 805 }))).toEqual([])
  expect(flying(withStarts([], { from: undefined, to: [north], now: 0, near: 40 }))).toEqual([])
})

it('leaves from the centre, arrives at the station, and is forgotten after its ring', () => {
  const [flight] = starts([], 1, 0)
  if (!flight) throw new Error('no flight')
  expect(onBow(flight, 0)).toEqual(centre)
  expect(onBow(flight, 1)).toEqual(north)
  expect(progressOf(flight, 800)).toEqual({ way: 0.5, ring: 0 })
  expect(progressOf(flight, 1_600 + 1_200)).toEqual({ way: 1, ring: 0.5 })
  expect(starts([flight], 0, 4_000)).toEqual([])
})
