import { compareNames } from '@ampdeck/api/compare-names'
import type { CodeOf } from '@ampdeck/api/enumeration'
import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import type { MonitoredStation } from '@ampdeck/api/operation/monitor-station'

export const boardSorts = ['worst', 'name', 'power', 'orders', 'alarms'] as const
export type BoardSort = (typeof boardSorts)[number]

/** What a board shows of its stations. Empty lists mean all. */
export interface BoardChoice {
  /** A part of the name in either language, or of the code. */
  name: string
  ids: readonly number[]
  cities: readonly string[]
  services: readonly number[]
  sort: BoardSort
}

export interface BoardView {
  /** The stations shown, in order. */
  ids: readonly number[]
  /** How many stations of the chosen cities are in each service status, the worst first. */
  services: readonly { code: CodeOf<typeof serviceStatus>; count: number }[]
}

const { alarm, offline, charging, busy, halfIdle, idle } = serviceStatus.code
/** What an operator must see first (screens.md S025). */
export const WORST_FIRST = [alarm, offline, charging, busy, halfIdle, idle] as const

/** Which stations a board shows and in which order, and the counts of its chips. */
export function boardView(stations: readonly MonitoredStation[], choice: BoardChoice): BoardView {
  const { services, sort } = choice
  const found = stations.filter((station) => isChosen(station, choice))
  const shown = found.filter((of) => services.length === 0 || services.includes(of.serviceStatus))
  return {
    ids: shown.toSorted((a, b) => compare[sort](a, b) || a.id - b.id).map(({ id }) => id),
    services: WORST_FIRST.map((code) => ({
      code,
      count: found.filter((of) => of.serviceStatus === code).length,
    })),
  }
}

function isChosen(
  { id, code, name, nameEn, cityCode }: MonitoredStation,
  { name: part, ids, cities }: BoardChoice,
) {
  const names = `${name}\n${nameEn ?? ''}\n${code}`.toLowerCase()
  return (
    names.includes(part.trim().toLowerCase()) &&
    (ids.length === 0 || ids.includes(id)) &&
    (cities.length === 0 || cities.includes(cityCode))
  )
}

/** Whether two views say the same, so that the board is not drawn again for nothing. */
export function isSameView(a: BoardView, b: BoardView): boolean {
  return (
    a.ids.length === b.ids.length &&
    a.ids.every((id, index) => id === b.ids[index]) &&
    a.services.every(({ count }, index) => count === b.services[index]?.count)
  )
}

/** The cities of the stations with how many there are, the one with most first. */
export function citiesOf(
  stations: readonly Pick<MonitoredStation, 'cityCode' | 'cityName' | 'cityNameEn'>[],
) {
  return [...Map.groupBy(stations, ({ cityCode }) => cityCode)]
    .flatMap(([code, [first, ...rest]]) =>
      first ? [{ code, name: first.cityName, nameEn: first.cityNameEn, count: rest.length + 1 }] : [],
    )
    .sort((a, b) => b.count - a.count || a.code.localeCompare(b.code))
}

type Compare = (a: MonitoredStation, b: MonitoredStation) => number

const rank = ({ serviceStatus: code }: MonitoredStation) => WORST_FIRST.indexOf(code)

const compare: Record<BoardSort, Compare> = {
  worst: (a, b) => rank(a) - rank(b) || b.alarms - a.alarms || b.guns.length - a.guns.length,
  name: (a, b) => compareNames(a.name, b.name),
  power: (a, b) => b.powerW - a.powerW,
  orders: (a, b) => b.orders - a.orders,
  alarms: (a, b) => b.alarms - a.alarms || rank(a) - rank(b),
}
