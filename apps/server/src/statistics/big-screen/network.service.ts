import type { NetworkDay } from '@ampdeck/api/statistics/big-screen/network'
import { DAY } from '@ampdeck/api/time'
import type { z } from 'zod'
import { paramsOf } from '../../access/param.ts'
import { figuresOf, wholeOf } from '../../figures/figures-of.ts'
import { lastDays } from '../../figures/periods.ts'
import type { Context } from '../../http/context.ts'
import { networkCurve } from '../../operation/monitor-station/monitor-station.service.ts'
import { gunsByModel, periodsOfMost } from '../network-status.service.ts'
import { limitsOf } from './network.store.ts'

/** The curve of the day, whether guns can be used, and each station's part in the day. */
export async function networkDay({ rows, caller, now }: Context): Promise<z.output<typeof NetworkDay>> {
  const [{ today, yesterday }, tariff, rates, targets, limits, energies] = await Promise.all([
    networkCurve(rows, now),
    gunsByModel(rows).then((models) => periodsOfMost(rows, models)),
    wholeOf(rows, ['onlineRate', 'available'], { from: now - DAY, to: now }),
    paramsOf(rows.db, caller.sellerId, ['onlineTargetBps', 'availableTargetBps']),
    limitsOf(rows),
    figuresOf(rows, { figures: ['energyWh'], by: ['station'], period: lastDays(1, now) }),
  ])
  const energyAt = new Map(energies.map(({ keys: [id], energyWh }) => [Number(id), energyWh]))
  return {
    at: now,
    load: { today, yesterday },
    periods: tariff?.periods ?? [],
    rates: { onlineBps: rates.onlineRate, availableBps: rates.available, ...targets },
    stations: limits.map(({ id, limitW }) => ({ id, limitW, energyWh: energyAt.get(id) ?? 0 })),
  }
}
