import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import type { LiveEventOf } from '@ampdeck/api/events/live-event'
import { knownPower, powerOfGun } from '@ampdeck/api/known-power'
import type { MonitoredStation } from '@ampdeck/api/operation/monitor-station'
import type { LiveUpdate } from '@ampdeck/ui/live'

export type StationUpdate = LiveUpdate<number, MonitoredStation>

interface Known {
  /** The server's time of the newest word about it. */
  at: number
  station: MonitoredStation
}

/** How many guns are in each status. */
export function gunCounts(guns: MonitoredStation['guns']) {
  return [...Map.groupBy(guns, ({ status }) => status)].map(([status, of]) => ({ status, count: of.length }))
}

/**
 * The stations of a board as they were read, moved on by what is heard of their guns: counts, power and service status
 * follow from a gun's event by the server's own rule, so a card changes with the gun and nothing is asked for.
 */
export function createStationModel() {
  const known = new Map<number, Known>()
  /** What is heard while the first reading is on its way may be newer than what it says; of each gun the last counts. */
  let early: Map<number, LiveEventOf<'gun'>> | undefined = new Map()

  return {
    /** What was read at a moment; of a station heard of since, the guns stay as they were heard. */
    read(at: number, stations: readonly MonitoredStation[]): StationUpdate[] {
      const before = new Map(known)
      known.clear()
      for (const station of stations) {
        const newer = before.get(station.id)
        known.set(
          station.id,
          newer && newer.at > at
            ? { at: newer.at, station: withGuns(station, newer.station.guns) }
            : { at, station },
        )
      }
      const waiting = [...(early?.values() ?? [])]
      early = undefined
      for (const event of waiting) updatesOf(event)
      return [...known].map(([id, { at: newest, station }]) => ({ id, at: newest, change: station }))
    },

    updatesOf,
  }

  /** What a gun's event changes of its station. */
  function updatesOf(event: LiveEventOf<'gun'>): StationUpdate[] {
    const { stationId, gunId, status, live, time } = event
    early?.set(gunId, event)
    const found = known.get(stationId)
    const gun = found?.station.guns.find(({ id }) => id === gunId)
    if (!found || !gun || time < found.at) return []
    const w = powerOfGun(status, live)
    if (gun.status === status && gun.w === w) return []
    const station = withGuns(
      found.station,
      found.station.guns.map((one) => (one.id === gunId ? { id: gunId, status, w } : one)),
    )
    known.set(stationId, { at: time, station })
    const { guns, powerW, powerUnknown, serviceStatus } = station
    return [{ id: stationId, at: time, change: { guns, powerW, powerUnknown, serviceStatus } }]
  }
}

function withGuns(station: MonitoredStation, guns: MonitoredStation['guns']): MonitoredStation {
  return {
    ...station,
    guns,
    ...knownPower(guns.map(({ w }) => w)),
    serviceStatus: serviceStatusOf({ guns: gunCounts(guns), alarms: station.seriousAlarms }),
  }
}
