import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { monitorAlarm } from '@ampdeck/api/operation/monitor-alarm'
import { dayNumber, startOfDay } from '@ampdeck/api/time'
import { matching } from '../../config/station/station.store.ts'
import type { Rows } from '../../database/rows.ts'
import type { Request } from '../../http/context.ts'
import * as store from './monitor-alarm.store.ts'

const { pending, processing } = alarmHandling.code

type Count = { count: number }

const sum = (of: readonly Count[]) => of.reduce((total, { count }) => total + count, 0)

/** Everything that waits, the worst first. */
export async function feed({ rows, input, now }: Request<typeof monitorAlarm.alarmFeed>) {
  const [alarms, counts] = await Promise.all([store.feed(rows, input), store.openCounts(rows, input)])
  return { at: now, alarms, total: sum(counts) }
}

/** How much waits, and where. */
export async function summary({ rows, input, now }: Request<typeof monitorAlarm.alarmSummary>) {
  const midnight = startOfDay(dayNumber(now))
  const [counts, today, places, workOrders] = await Promise.all([
    store.openCounts(rows, input),
    store.today(rows, input, midnight),
    stationsWithAlarms(rows, input),
    store.workOrders(rows, now),
  ])
  return {
    at: now,
    levels: alarmLevel.codes.map((level) => ({
      level,
      count: sum(counts.filter((of) => of.level === level)),
    })),
    pending: sum(counts.filter(({ handling }) => handling === pending)),
    processing: sum(counts.filter(({ handling }) => handling === processing)),
    raisedToday: today.raised,
    recoveredToday: today.recovered,
    meanRecoveryS: today.meanMs === null ? null : Math.round(today.meanMs / 1_000),
    workOrders,
    stations: places,
  }
}

/** The stations at which something waits, as the map draws them: the worst first. */
export async function stationsWithAlarms(
  rows: Rows,
  input: Request<typeof monitorAlarm.alarmSummary>['input'],
) {
  const waiting = await store.byStation(rows, input)
  const ids = [...waiting.keys()].filter((id) => id !== null)
  if (ids.length === 0) return []
  const found = await matching(rows, {}).where('station.id', 'in', ids).execute()
  return found
    .flatMap((station) => {
      const of = waiting.get(station.id)
      if (!of) return []
      const { id, code, name, nameEn, lng, lat, cityCode } = station
      return {
        ...{ id, code, name, nameEn, lng, lat },
        cityName: cityName(cityCode),
        cityNameEn: cityNameEn(cityCode),
        serviceStatus: serviceStatusOf(station),
        level: of.level,
        open: of.open,
      }
    })
    .sort((a, b) => a.level - b.level || b.open - a.open)
}
