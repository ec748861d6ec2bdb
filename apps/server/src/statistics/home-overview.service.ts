import { serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { HomeOverview, platformHome } from '@ampdeck/api/statistics/platform-home'
import type { z } from 'zod'
import { openByStation } from '../alarm/work-order/work-order.store.ts'
import type { Request } from '../http/context.ts'
import { networkCurve, points } from '../operation/monitor-station/monitor-station.service.ts'
import { gunsByModel, periodsOfMost } from './network-status.service.ts'

/** The load curve of a station or of all, over the tariff that most of its guns have, and the stations by their state. */
export async function homeOverview({
  rows: all,
  caller,
  input,
  now,
}: Request<typeof platformHome.overview>): Promise<z.output<typeof HomeOverview>> {
  if (!isGranted(caller.grants, 'homeOverview')) return { at: now, load: null, services: null }
  const rows = all.atStation(input.stationId)
  const [curve, tariff, stations, workOrders] = await Promise.all([
    networkCurve(rows, now),
    gunsByModel(rows).then((models) => periodsOfMost(rows, models)),
    points(rows, {}, now),
    isGranted(caller.grants, 'workOrder') ? openByStation(rows, caller.userId) : null,
  ])
  const seesAlarms = isGranted(caller.grants, 'alarmCenter')
  return {
    at: now,
    load: { ...curve, periods: tariff?.periods ?? [] },
    services: serviceStatus.codes.map((code) => {
      const of = stations.filter((station) => station.serviceStatus === code)
      const sum = (count: (station: (typeof of)[number]) => number) =>
        of.reduce((total, station) => total + count(station), 0)
      return {
        serviceStatus: code,
        stations: of.length,
        alarms: seesAlarms ? sum(({ alarms }) => alarms) : null,
        workOrders: workOrders && sum(({ id }) => workOrders.get(id) ?? 0),
      }
    }),
  }
}
