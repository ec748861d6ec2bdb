import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { DAY, formatDate, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { Rows } from '../database/rows.ts'
import { orderTurns } from '../operation/monitor-order/monitor-order.service.ts'
import { alarmsByStation } from '../operation/monitor-station/monitor-station.store.ts'
import * as store from './network-view.store.ts'

const HOURS = 24

/** The network scene: today's counters against yesterday up to the same moment (K27), and every gun. */
export async function networkView(
  rows: Rows,
  caller: Caller,
  now: number,
): Promise<z.output<typeof NetworkView>> {
  const today = formatDate(now)
  const [seller, hours, before, guns, alarms, cities, periods, startedLately, turns, held] =
    await Promise.all([
      store.sellerNames(rows, caller.sellerId),
      store.hoursOf(rows, today),
      store.totalsOf(rows, parseTimestamp(formatDate(now - DAY)), now - DAY),
      store.gunsByStation(rows),
      alarmsByStation(rows, undefined),
      store.energyByCity(rows, today),
      store.energyByPeriod(rows, now),
      store.startedBetween(rows, now - MINUTE, now),
      orderTurns(rows, {}, now),
      store.heldAlarm(rows),
    ])

  const counter = (measure: 'energyWh' | 'orders' | 'incomeFen') => {
    const perHour = Array.from(
      { length: HOURS },
      (_, at) => hours.find((row) => row.hour === at)?.[measure] ?? 0,
    )
    return { today: sum(perHour), before: before[measure], hours: perHour }
  }
  const stations = [...Map.groupBy(guns, (gun) => gun.stationId).values()].flatMap((of) =>
    asStation(of, alarms),
  )
  const byStatus = Map.groupBy(guns, (gun) => gun.status)
  return {
    at: now,
    ...seller,
    energyWh: counter('energyWh'),
    orders: counter('orders'),
    incomeFen: counter('incomeFen'),
    guns: [...byStatus].map(([status, of]) => ({ status, count: of.length })),
    stations,
    cities: cities.map((of) => ({
      name: cityName(of.cityCode),
      nameEn: cityNameEn(of.cityCode),
      energyWh: of.energyWh,
    })),
    periods,
    startedLately,
    turns,
    held: held ?? null,
    mainCity: mainCityOf(guns),
  }
}

function asStation(guns: store.FoundGun[], alarms: Awaited<ReturnType<typeof alarmsByStation>>) {
  const [first] = guns
  if (!first) return []
  const counts = [...Map.groupBy(guns, (gun) => gun.status)].map(([status, of]) => ({
    status,
    count: of.length,
  }))
  return [
    {
      id: first.stationId,
      name: first.stationName,
      nameEn: first.stationNameEn,
      cityCode: first.cityCode,
      lng: first.lng,
      lat: first.lat,
      serviceStatus: serviceStatusOf({ guns: counts, alarms: alarms.get(first.stationId)?.serious ?? 0 }),
      guns: guns.map(({ id, pileCode, letter, status, live }) => ({
        id,
        pileCode,
        letter,
        status,
        powerW: live?.W ?? 0,
      })),
    },
  ]
}

/** Where most of the guns are. */
function mainCityOf(guns: readonly store.FoundGun[]): string | null {
  const cities = [...Map.groupBy(guns, ({ cityCode }) => cityCode)]
  return cities.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
