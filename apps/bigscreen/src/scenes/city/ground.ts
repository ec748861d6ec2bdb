import { dotsOf, glowOf } from '../../map/dots.ts'
import { frameOn, isOnMap, pixelOf } from '../../map/projection.ts'
import type { LoadStation } from '../network/cities-of.ts'

/** A station with what it has charged today. */
export interface CityStation extends LoadStation {
  energyWh: number
}

/** One piece of land: where it is, and how much it glows, 0 to 1. Lengths are those from one piece to the next. */
export interface Hex {
  x: number
  z: number
  glow: number
}

export interface Column {
  station: CityStation
  x: number
  z: number
  height: number
}

export interface Ground {
  hexes: readonly Hex[]
  /** The highest first. */
  columns: readonly Column[]
}

/** Some 12,000 places, of which those at sea are left out. */
const WIDTH = 136
const DEPTH = 92
/** How much of the map is around the stations of a province, and around all of them. */
const AROUND = { province: 0.37, country: 0.2 }
/** What one pixel of the flat map's design is here. */
const UNIT = 0.1
const TALLEST = 15
const LEAST = 0.4

/** Land and columns of some stations; those outside of the map have none. */
export function groundOf(stations: readonly CityStation[], extent: keyof typeof AROUND): Ground {
  const shown = stations.filter(isOnMap)
  const size = { width: WIDTH, height: DEPTH }
  const frame = frameOn(shown, size, AROUND[extent])
  const places = shown.map((station) => ({ station, ...pixelOf(station, frame) }))
  const dots = dotsOf(frame, size, 1)
  const glow = glowOf(
    dots,
    places.map(({ station, x, y }) => ({ x, y, powerW: station.powerW })),
    UNIT,
  )
  const most = Math.max(1, ...shown.map(({ energyWh }) => energyWh))
  return {
    hexes: dots.map(({ x, y }, index) => ({ x: x - WIDTH / 2, z: y - DEPTH / 2, glow: glow[index] ?? 0 })),
    columns: places
      .map(({ station, x, y }) => ({
        station,
        x: x - WIDTH / 2,
        z: y - DEPTH / 2,
        height: LEAST + (TALLEST * station.energyWh) / most,
      }))
      .sort((a, b) => b.height - a.height),
  }
}

/** The stations of the province that has charged the most today. */
export function leadingProvince(stations: readonly CityStation[]): readonly CityStation[] {
  const provinces = [...Map.groupBy(stations, ({ cityCode }) => cityCode.slice(0, 2)).values()]
  const energyOf = (of: readonly CityStation[]) => of.reduce((sum, { energyWh }) => sum + energyWh, 0)
  return provinces.sort((a, b) => energyOf(b) - energyOf(a) || b.length - a.length)[0] ?? []
}

/** Where the camera is within a round. */
export type Stop = 'country' | 'province' | 'station'

const ROUND: readonly (readonly [Stop, seconds: number])[] = [
  ['country', 9],
  ['province', 12],
  ['station', 9],
]
const WHOLE = ROUND.reduce((sum, [, seconds]) => sum + seconds, 0)

/** The stop of a moment, so many seconds after the scene began. */
export function stopAt(seconds: number): Stop {
  let left = ((seconds % WHOLE) + WHOLE) % WHOLE
  for (const [stop, lasts] of ROUND) {
    if (left < lasts) return stop
    left -= lasts
  }
  return 'province'
}

/** Where the camera stands and what it looks at. */
export interface View {
  from: readonly [x: number, y: number, z: number]
  to: readonly [x: number, y: number, z: number]
}

/** How much of the land is there at a stop. */
export const extentOf = (stop: Stop): keyof typeof AROUND => (stop === 'country' ? 'country' : 'province')

/** The camera's place at a stop. */
export function viewAt(stop: Stop, { columns: [tallest] }: Ground): View {
  if (stop === 'country') return { from: [0, 92, 88], to: [0, 0, 0] }
  if (stop === 'station' && tallest) {
    const { x, z, height } = tallest
    return { from: [x - 6, height * 0.7 + 11, z + 27], to: [x, height * 0.42, z] }
  }
  return { from: [0, 34, 56], to: [0, 3, 0] }
}
