import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { livePermissions } from '@ampdeck/api/events/live-event'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { NetworkStatus } from '@ampdeck/api/statistics/platform-home'
import { sql } from 'kysely'
import type { z } from 'zod'
import { mayCall } from '../access/caller.ts'
import { openAlarmsByLevel } from '../alarm/list/alarm-list.store.ts'
import { withTariff } from '../config/cost-model/cost-model.store.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'
import type { Context } from '../http/context.ts'

/** What the status line says, within the caller's pages and stations. */
export async function networkStatus({ rows, caller, now }: Context): Promise<z.output<typeof NetworkStatus>> {
  const [models, alarms] = await Promise.all([
    mayCall(caller.grants, livePermissions.gun) ? gunsByModel(rows) : null,
    isGranted(caller.grants, 'alarmCenter') ? openAlarmsByLevel(rows) : null,
  ])
  const sum = (of: 'all' | 'charging' | 'powerW' | 'powerUnknown') =>
    (models ?? []).reduce((total, row) => total + row[of], 0)
  return {
    at: now,
    guns: models && {
      all: sum('all'),
      charging: sum('charging'),
      powerW: Math.round(sum('powerW')),
      powerUnknown: sum('powerUnknown'),
    },
    tariff: models && (await periodsOfMost(rows, models)),
    openAlarms: alarms?.reduce((total, { count }) => total + count, 0) ?? null,
  }
}

type GunsOfModel = Awaited<ReturnType<typeof gunsByModel>>[number]

/** Stations may change their prices at other times: these are the periods that hold at most guns, of tariffs or those of now. */
export async function periodsOfMost(
  rows: Rows,
  models: readonly GunsOfModel[],
  tariffs?: readonly { id: number; periods: TariffPeriod[] }[],
) {
  const gunsOf = new Map(models.map(({ costModelId, all }) => [costModelId, all]))
  const used = (tariffs ?? (await withTariff(rows, {}))).flatMap(({ id, periods }) => {
    const guns = gunsOf.get(id)
    return guns === undefined ? [] : [{ guns, periods }]
  })
  const alike = Map.groupBy(used, ({ periods }) =>
    periods.map(({ from, period }) => `${from} ${period}`).join(),
  )
  const [most] = [...alike.values()]
    .map(([first, ...others]) => ({
      guns: others.reduce((sum, { guns }) => sum + guns, first?.guns ?? 0),
      periods: first?.periods ?? [],
    }))
    .sort((a, b) => b.guns - a.guns)
  return most ?? null
}

/** The guns of stations that are there, by the cost model that sets their price. */
export function gunsByModel(rows: Rows) {
  const { charging, alarm } = gunStatus.code
  const costModel = sql<number | null>`coalesce(gun.cost_model_id, pile.cost_model_id, station.cost_model_id)`
  return rows
    .from('gun')
    .innerJoin('pile', sameSeller('pile.id', 'gun.pileId'))
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .where('station.deleted', '=', 0)
    .select(costModel.as('costModelId'))
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where gun.status = ${charging})`.as('charging'),
      sql<number>`coalesce(sum((gun.live->>'W')::numeric) filter (where gun.status in (${charging}, ${alarm})), 0)::float8`.as(
        'powerW',
      ),
      sql<number>`count(*) filter (where gun.live->>'W' is null
        and (gun.status = ${charging} or gun.status = ${alarm} and gun.live is not null))`.as('powerUnknown'),
    ])
    .groupBy(costModel)
    .execute()
}
