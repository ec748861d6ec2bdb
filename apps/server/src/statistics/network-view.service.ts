import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import { period as tariffPeriod } from '@ampdeck/api/enumerations/order'
import { powerOfGun } from '@ampdeck/api/known-power'
import type { NetworkView } from '@ampdeck/api/statistics/operation-view'
import { HOUR, MINUTE } from '@ampdeck/api/time'
import type { z } from 'zod'
import type { Caller } from '../access/caller.ts'
import type { Rows } from '../database/rows.ts'
import { figuresOf } from '../figures/figures-of.ts'
import { lastDays, periodBefore, writtenAt } from '../figures/periods.ts'
import { orderTurns } from '../operation/monitor-order/monitor-order.service.ts'
import { alarmsByStation } from '../operation/monitor-station/monitor-station.store.ts'
import * as store from './network-view.store.ts'

const HOURS = 24
const CITIES = 7
const COUNTED = ['energyWh', 'orders', 'incomeFen'] as const

/** The network scene: today's counters against yesterday up to the same moment (K27), and every gun. */
export async function networkView(
  rows: Rows,
  caller: Caller,
  now: number,
): Promise<z.output<typeof NetworkView>> {
  const period = lastDays(1, now)
  const [seller, hours, [before], guns, alarms, cities, periods, startedLately, turns, held] =
    await Promise.all([
      store.sellerNames(rows, caller.sellerId),
      figuresOf(rows, { figures: COUNTED, grain: 'hour', period }),
      figuresOf(rows, { figures: COUNTED, period: periodBefore(period, now) }),
      store.gunsByStation(rows),
      alarmsByStation(rows, undefined),
      figuresOf(rows, { figures: ['energyWh'], by: ['city'], period }),
      figuresOf(rows, {
        figures: ['lineWh', 'lineEnergyFeeFen', 'lineServiceFeeFen'],
        by: ['period'],
        period,
      }),
      store.startedBetween(rows, now - MINUTE, now),
      orderTurns(rows, {}, now),
      store.heldAlarm(rows),
    ])

  const at = new Map(hours.map((row) => [row.time, row]))
  const counter = (name: (typeof COUNTED)[number]) => {
    const perHour = Array.from(
      { length: HOURS },
      (_, nth) => at.get(writtenAt(period.from + nth * HOUR, 'hour'))?.[name] ?? 0,
    )
    return { today: sum(perHour), before: before?.[name] ?? 0, hours: perHour }
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
    cities: cities
      .toSorted((a, b) => b.energyWh - a.energyWh)
      .slice(0, CITIES)
      .map(({ keys: [code], energyWh }) => ({
        name: cityName(code ?? ''),
        nameEn: cityNameEn(code ?? ''),
        energyWh,
      })),
    periods: periods.flatMap(({ keys: [code], lineWh, lineEnergyFeeFen, lineServiceFeeFen }) =>
      tariffPeriod.codes
        .filter((known) => String(known) === code)
        .map((known) => ({
          period: known,
          energyWh: lineWh,
          feeFen: lineEnergyFeeFen + lineServiceFeeFen,
        })),
    ),
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
        powerW: powerOfGun(status, live),
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
