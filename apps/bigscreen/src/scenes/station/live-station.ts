import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { type KnownPower, knownPower, powerOfGun } from '@ampdeck/api/known-power'
import type { StationGun, StationView } from '@ampdeck/api/statistics/big-screen/station'
import { formatTimestamp, parseTimestamp } from '@ampdeck/api/time'

type GunEvent = LiveEventOf<'gun'>

const { charging, alarm } = gunStatus.code

/** What was read of a station, and what has been told of its guns since. */
export function withStationGuns(view: StationView, told: ReadonlyMap<number, GunEvent>): StationView {
  const read = parseTimestamp(view.at)
  const guns = view.guns.map((gun) => {
    const event = told.get(gun.id)
    return event && event.time > read ? afterEvent(gun, event) : gun
  })
  return guns.every((gun, nth) => gun === view.guns[nth]) ? view : { ...view, guns }
}

function afterEvent(gun: StationGun, { status, live, time }: GunEvent): StationGun {
  const isPowered = status === charging || status === alarm
  return {
    ...gun,
    status,
    powerW: powerOfGun(status, live),
    soc: isPowered ? (live?.soc ?? null) : null,
    tempC: live?.tempC ?? null,
    doneTime: status === charging ? gun.doneTime : null,
    since: status === gun.status ? gun.since : formatTimestamp(time),
  }
}

/** What all guns of a station deliver, as far as it is known. */
export function powerOfStation({ guns }: Pick<StationView, 'guns'>): KnownPower {
  return knownPower(guns.map(({ powerW }) => powerW))
}

/** How many guns are in each status. */
export function countsOfStation({ guns }: Pick<StationView, 'guns'>) {
  return [...Map.groupBy(guns, ({ status }) => status)].map(([status, of]) => ({ status, count: of.length }))
}
