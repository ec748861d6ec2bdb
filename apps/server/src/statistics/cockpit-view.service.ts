import type { CockpitView } from '@ampdeck/api/statistics/operation-view'
import { parseTimestamp } from '@ampdeck/api/time'
import type { z } from 'zod'
import { paramOf } from '../access/param.ts'
import { co2Saved, figuresOf } from '../figures/figures-of.ts'
import { lastDays } from '../figures/periods.ts'
import type { Context } from '../http/context.ts'
import { networkCurve, points } from '../operation/monitor-station/monitor-station.service.ts'
import { gunsByModel, periodsOfMost } from './network-status.service.ts'

/** Before any order. */
const FIRST = parseTimestamp('2000-01-01')

/** What was charged since the first order, where it is charged today, and how much at this moment. */
export async function cockpitView({ rows, caller, now }: Context): Promise<z.output<typeof CockpitView>> {
  const today = lastDays(1, now)
  const [[ever], ofToday, stations, { limitW, today: watts, yesterday }, tariff, co2PerKwh4] =
    await Promise.all([
      figuresOf(rows, {
        figures: ['energyWh', 'orders', 'incomeFen'],
        period: { from: FIRST, to: today.to },
      }),
      figuresOf(rows, { figures: ['energyWh'], by: ['station'], period: today }),
      points(rows, {}, now),
      networkCurve(rows, now),
      gunsByModel(rows).then((models) => periodsOfMost(rows, models)),
      paramOf(rows.db, caller.sellerId, 'co2PerKwh4'),
    ])
  const energyAt = new Map(ofToday.map(({ keys: [id], energyWh }) => [Number(id), energyWh]))
  const { energyWh = 0, orders = 0, incomeFen = 0 } = ever ?? {}
  return {
    at: now,
    energyWh,
    orders,
    incomeFen,
    co2G: co2Saved(energyWh, co2PerKwh4),
    load: { limitW, today: watts, yesterday },
    periods: tariff?.periods ?? [],
    stations: stations.map((station) => ({ ...station, energyWh: energyAt.get(station.id) ?? 0 })),
  }
}
