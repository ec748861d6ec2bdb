import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { HomeOverview, platformHome } from '@ampdeck/api/statistics/platform-home'
import type { z } from 'zod'
import type { Request } from '../http/context.ts'
import { networkCurve } from '../operation/monitor-station/monitor-station.service.ts'
import { gunsByModel, periodsOfMost } from './network-status.service.ts'

/** The load curve of a station or of all, over the tariff that most of its guns have. */
export async function homeOverview({
  rows: all,
  caller,
  input,
  now,
}: Request<typeof platformHome.overview>): Promise<z.output<typeof HomeOverview>> {
  if (!isGranted(caller.grants, 'homeOverview')) return { at: now, load: null }
  const rows = input.stationId === undefined ? all : all.atStation(input.stationId)
  const [curve, tariff] = await Promise.all([
    networkCurve(rows, now),
    gunsByModel(rows).then((models) => periodsOfMost(rows, models)),
  ])
  return { at: now, load: { ...curve, periods: tariff?.periods ?? [] } }
}
