import { expect, it } from 'vitest'
import { emptyStationView, largeStationView, stationView } from '../../testing/station-view.ts'
import { daylightAt } from './daylight.ts'
import { dashesOf, flowLines } from './flow-lines.ts'
import { BAY, twinLayout } from './twin-layout.ts'
import { drawCallsOf, isOccupied, twinParts } from './twin-parts.ts'

const view = stationView()
const layout = twinLayout(view.guns)

it.each([1, 7, 45, 180, 640])('gives each of %i guns a bay of its own on the ground', (count) => {
  const { guns } = largeStationView(count)
  const { bays, width, depth } = twinLayout(guns)
  expect(bays.map(({ gunId }) => gunId).toSorted((a, b) => a - b)).toEqual(guns.map(({ id }) => id))
  expect(new Set(bays.map(({ x, z }) => `${x.toFixed(2)} ${z.toFixed(2)}`)).size).toBe(count)
  for (const { x, z } of bays) {
    expect(Math.abs(x)).toBeLessThan(width / 2)
    expect(Math.abs(z)).toBeLessThan(depth / 2)
  }
})

it('places the guns of a pile side by side, and the pile between them', () => {
  const { bays, piles } = layout
  expect(piles).toHaveLength(new Set(view.guns.map(({ pileId }) => pileId)).size)
  const [first, second] = bays
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(BAY.width)
  expect(first?.pileX).toBeCloseTo(BAY.width / 2)
  expect(second?.pileX).toBeCloseTo(-BAY.width / 2)
})

it('has a car in each occupied bay, and a lamp at each gun', () => {
  const parts = twinParts(layout, view)
  const occupied = view.guns.filter(isOccupied).length
  expect(parts.car.length + parts.bus.length + parts.truck.length).toBe(occupied)
  expect(parts.bus.length).toBeGreaterThan(0)
  expect(parts.lamp).toHaveLength(view.guns.length)
  expect(parts.beam).toHaveLength(2)
})

it('shows no cars, cables or alarms that nobody knows of', () => {
  const parts = twinParts(layout, view, false)
  expect([parts.car, parts.bus, parts.cable, parts.beam, parts.charge].flat()).toEqual([])
  expect(new Set(parts.lamp.map(({ colour }) => colour)).size).toBe(1)
})

it.each([stationView(), largeStationView(640), emptyStationView()])(
  'draws a station in few calls',
  (station) => {
    const calls = drawCallsOf(twinParts(twinLayout(station.guns), station))
    // The dashes of three sources come on top.
    expect(calls + 3).toBeLessThanOrEqual(40)
  },
)

it('lets power flow only where it does', () => {
  const chargingGuns = new Set([layout.bays[0]?.gunId ?? 0])
  const of = (live: { gridW: number; pvW: number }) =>
    flowLines(layout, { ...live, chargingGuns }).map(({ from }) => from)
  expect(of({ gridW: 10_000, pvW: 0 })).toEqual(['grid', 'station'])
  expect(of({ gridW: 0, pvW: 5_000 })).toEqual(['station', 'pv'])
  expect(flowLines(layout, { gridW: 0, pvW: 0, chargingGuns: new Set() })).toEqual([])
})

it('places dashes at equal distances, also around a corner', () => {
  const line = {
    from: 'grid' as const,
    points: [
      [0, 0],
      [3, 0],
      [3, 3],
    ] as const,
  }
  expect(dashesOf(line, 2, 1).map(({ x, z }) => [x, z])).toEqual([
    [1, 0],
    [3, 0],
    [3, 2],
  ])
})

it('is light at noon, dark at night, and something between in the evening', () => {
  expect([daylightAt(12 * 3_600), daylightAt(0)]).toEqual([1, 0])
  const evening = daylightAt(18.5 * 3_600)
  expect(evening).toBeGreaterThan(0)
  expect(evening).toBeLessThan(1)
})
