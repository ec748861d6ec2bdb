import { describe, expect, it } from 'vitest'
import { type CityStation, groundOf, leadingProvince, stopAt, viewAt } from './ground.ts'

const station = (id: number, cityCode: string, lng: number, lat: number, energyWh: number): CityStation => ({
  id,
  cityCode,
  lng,
  lat,
  energyWh,
  label: `Station ${id}`,
  status: 'busy',
  powerW: energyWh / 10,
  powerUnknown: 0,
})
const delta = [
  station(1, '440300', 114.05, 22.54, 800_000),
  station(2, '440100', 113.26, 23.13, 400_000),
  station(3, '441300', 114.42, 23.11, 0),
]
const beijing = station(4, '110000', 116.4, 39.9, 900_000)

describe('the ground', () => {
  const ground = groundOf(delta, 'province')

  it('has a column for each station, as high as its energy, and the highest first', () => {
    expect(ground.columns.map((column) => column.station.id)).toEqual([1, 2, 3])
    const [first, second, third] = ground.columns.map(({ height }) => height)
    expect((first ?? 0) - (third ?? 0)).toBeCloseTo(2 * ((second ?? 0) - (third ?? 0)))
    expect(third).toBeGreaterThan(0)
  })

  it('leaves the sea open and stays within what a small graphics card can draw', () => {
    expect(ground.hexes.length).toBeGreaterThan(3_000)
    expect(ground.hexes.length).toBeLessThan(13_500)
    const raised = ground.hexes.filter(({ glow }) => glow > 0).length
    expect(raised * 18 + (ground.hexes.length - raised) * 6).toBeLessThan(250_000)
  })

  it('leaves out a station whose place was typed wrong', () => {
    expect(groundOf([...delta, station(5, '440300', -75, 40, 1)], 'province').columns).toHaveLength(3)
  })

  it('is the whole country where there are no stations', () => {
    expect(groundOf([], 'country').hexes.length).toBeGreaterThan(3_000)
  })
})

it('shows the province that has charged the most', () => {
  expect(leadingProvince([beijing, ...delta])).toEqual(delta)
  expect(leadingProvince([])).toEqual([])
})

it('goes from the country to the province and to a station, and begins again', () => {
  expect([0, 8.9, 9, 20, 21, 29, 30].map(stopAt)).toEqual([
    'country',
    'country',
    'province',
    'province',
    'station',
    'station',
    'country',
  ])
  const { columns } = groundOf(delta, 'province')
  expect(viewAt('station', { hexes: [], columns }).to[0]).toBeCloseTo(columns[0]?.x ?? 0)
  expect(viewAt('station', { hexes: [], columns: [] })).toEqual(
    viewAt('province', { hexes: [], columns: [] }),
  )
})
