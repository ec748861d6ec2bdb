import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { powerOfGun } from '@ampdeck/api/known-power'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { parseTimestamp } from '@ampdeck/api/time'

type GunEvent = LiveEventOf<'gun'>

/** What was read, and what has been told of guns since. What was told before the reading is part of it. */
export function withGuns(view: NetworkView, told: ReadonlyMap<number, GunEvent>): NetworkView {
  const read = parseTimestamp(view.at)
  const isNews = (event: GunEvent | undefined) => event !== undefined && event.time > read
  if (![...told.values()].some(isNews)) return view

  const stations = view.stations.map((station) => {
    if (!station.guns.some(({ id }) => isNews(told.get(id)))) return station
    const guns = station.guns.map((gun) => {
      const event = told.get(gun.id)
      return event && isNews(event)
        ? { ...gun, status: event.status, powerW: powerOfGun(event.status, event.live) }
        : gun
    })
    return { ...station, guns }
  })
  return { ...view, stations, guns: countsOf(stations) }
}

function countsOf(stations: NetworkView['stations']): NetworkView['guns'] {
  const byStatus = Map.groupBy(
    stations.flatMap(({ guns }) => guns),
    ({ status }) => status,
  )
  return [...byStatus].map(([status, guns]) => ({ status, count: guns.length }))
}

/** The guns at which a charge has begun: they charge now, and did not before. */
export function startsIn(view: NetworkView, events: readonly GunEvent[]): number[] {
  const before = new Map(
    view.stations.flatMap(({ guns }) => guns.map(({ id, status }) => [id, status] as const)),
  )
  const { charging } = gunStatus.code
  return events
    .filter(({ gunId, status }) => status === charging && before.has(gunId) && before.get(gunId) !== charging)
    .map(({ gunId }) => gunId)
}
