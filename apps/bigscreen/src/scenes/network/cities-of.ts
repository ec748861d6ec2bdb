import { cityName, cityNameEn, provinceName } from '@ampdeck/api/config/city'
import type { Language } from '@ampdeck/api/enumeration'
import { type KnownPower, knownPower } from '@ampdeck/api/known-power'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { stationKeyOf } from '../../guns/marks.ts'
import type { MapStation } from '../../map/map-station.ts'
import { type Frame, type Place, pixelOf } from '../../map/projection.ts'

type StationView = NetworkView['stations'][number]

/** A station on the map of load, with the city it belongs to. */
export interface LoadStation extends MapStation, KnownPower {
  cityCode: string
}

/** The stations with what they deliver now. Offline stations deliver nothing that one could know of. */
export function loadStations(stations: readonly StationView[], language: Language): LoadStation[] {
  return stations.map(({ guns, id, lng, lat, cityCode, serviceStatus, ...names }) => ({
    id,
    lng,
    lat,
    cityCode,
    label: shortName({ ...names, cityCode }, language),
    status: stationKeyOf(serviceStatus),
    ...knownPower(guns.map(({ powerW }) => powerW)),
  }))
}

/** What stations deliver together. */
export function togetherOf(stations: readonly KnownPower[]): KnownPower {
  const sum = (of: keyof KnownPower) => stations.reduce((total, station) => total + station[of], 0)
  return { powerW: sum('powerW'), powerUnknown: sum('powerUnknown') }
}

/** A station's name without that of its city, where it begins with it. */
export function shortName(
  { name, nameEn, cityCode }: Pick<StationView, 'name' | 'nameEn' | 'cityCode'>,
  language: Language,
): string {
  const [full, city] =
    language === 'en' && nameEn ? [nameEn, `${cityNameEn(cityCode)} `] : [name, cityName(cityCode)]
  return full.startsWith(city) && full.length > city.length ? full.slice(city.length) : full
}

/** What one label of the map says: a city, or stations that stand too close to be parted. */
export interface Group extends Place, KnownPower {
  id: string
  label: string
  stations: readonly LoadStation[]
  /** Without a station that is reached nobody knows what they deliver. */
  isReached: boolean
}

/** A lens is worth its room from so many stations in more than one city on. */
const LEAST_IN_LENS = 4

/** The largest crowd of stations of several cities that stand closer than `apart` pixels: a lens shows them. */
export function crowdOf(
  stations: readonly LoadStation[],
  frame: Frame,
  apart: number,
): readonly LoadStation[] {
  const crowds: { station: LoadStation; x: number; y: number }[][] = []
  for (const station of stations) {
    const own = { station, ...pixelOf(station, frame) }
    const near = crowds.filter((crowd) => crowd.some(({ x, y }) => Math.hypot(x - own.x, y - own.y) < apart))
    for (const crowd of near) crowds.splice(crowds.indexOf(crowd), 1)
    crowds.push([...near.flat(), own])
  }
  const [largest = []] = crowds
    .filter(
      (crowd) =>
        crowd.length >= LEAST_IN_LENS && new Set(crowd.map(({ station }) => station.cityCode)).size > 1,
    )
    .sort((a, b) => b.length - a.length)
  return largest.map(({ station }) => station)
}

/** The stations that are not in the lens, by city; the highest load first. */
export function groupsByCity(
  stations: readonly LoadStation[],
  crowd: readonly LoadStation[],
  language: Language,
): Group[] {
  const apart = stations.filter((station) => !crowd.includes(station))
  return [...Map.groupBy(apart, ({ cityCode }) => cityCode)]
    .map(([cityCode, of]) => {
      const label = language === 'en' ? cityNameEn(cityCode) : cityName(cityCode)
      return groupOf(cityCode, label, of)
    })
    .sort((a, b) => b.powerW - a.powerW)
}

/** The cities at the mouth of the Pearl River. */
const DELTA = ['4401', '4403', '4404', '4406', '4407', '4412', '4413', '4419', '4420']

/** The crowd in the lens, named by its region. */
export function crowdGroup(crowd: readonly LoadStation[], language: Language): Group | undefined {
  const [first] = crowd
  if (!first) return undefined
  const isDelta = crowd.every(({ cityCode }) => DELTA.includes(cityCode.slice(0, 4)))
  const delta = language === 'en' ? 'Pearl River Delta' : '珠三角'
  return groupOf('lens', isDelta ? delta : provinceName(first.cityCode, language), crowd)
}

function groupOf(id: string, label: string, stations: readonly LoadStation[]): Group {
  const mean = (read: (of: LoadStation) => number) =>
    stations.reduce((sum, of) => sum + read(of), 0) / stations.length
  // Where the eye finds it: at the easternmost mark, whose right side is free.
  const lng = Math.max(...stations.map((station) => station.lng))
  return {
    id,
    label,
    lng,
    lat: mean(({ lat }) => lat),
    stations,
    ...togetherOf(stations),
    isReached: stations.some(({ status }) => status !== 'offline' && status !== 'unknown'),
  }
}
