import type { GunCount } from '@ampdeck/api/config/service-status'
import { StationFilter } from '@ampdeck/api/config/station'
import { gunStatus, serviceStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import { among, where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

export type FoundStation = Selectable<Tables['station']> & {
  operatingUnitName: string
  operatingUnitNameEn: string | null
  /** The cost model's code and the number of its version in force. */
  costModel: string | null
  costModelNo: number | null
  pileCount: number
  gunCount: number
  guns: GunCount[]
  /** Open alarms of level 1 to 3 that have not recovered. */
  alarms: number
}

type Filter = z.output<typeof StationFilter>

/** The guns of one station by status, as one value beside the station. */
const guns = sql<GunCount[]>`coalesce((
  select json_agg(json_build_object('status', g.status, 'count', g.count) order by g.status)
  from (select status, count(*) as count from gun
        where gun.seller_id = station.seller_id and gun.station_id = station.id and gun.deleted = 0
        group by status) as g), '[]')`

const count = (table: 'pile' | 'gun') => sql<number>`(
  select count(*) from ${sql.table(table)} as c
  where c.seller_id = station.seller_id and c.station_id = station.id and c.deleted = 0)`

/** What makes a station's service status "alarm": what is the matter there now (domain.md §2). */
const seriousAlarms = sql<number>`(
  select count(*) from alarm where alarm.seller_id = station.seller_id and alarm.station_id = station.id
    and alarm.handling < ${sql.lit(alarmHandling.code.handled)} and alarm.recover_time is null and alarm.level <= ${sql.lit(alarmLevel.code.minor)} and alarm.deleted = 0)`

const idle = sql.lit(gunStatus.code.idle)
const charging = sql.lit(gunStatus.code.charging)
const offline = sql.lit(gunStatus.code.offline)

/** The same rule as `serviceStatusOf`, for filters: the list must know it before it cuts the page. */
const serviceStatusSql = sql<number>`(
  select case
    when count(*) filter (where status <> ${offline}) = 0 then ${sql.lit(serviceStatus.code.offline)}
    when ${seriousAlarms} > 0 then ${sql.lit(serviceStatus.code.alarm)}
    when count(*) filter (where status = ${idle}) = 0 then
      case when count(*) filter (where status = ${charging}) = count(*) filter (where status <> ${offline})
        then ${sql.lit(serviceStatus.code.charging)} else ${sql.lit(serviceStatus.code.busy)} end
    when count(*) filter (where status = ${idle}) * 2 < count(*) filter (where status <> ${offline})
      then ${sql.lit(serviceStatus.code.halfIdle)}
    else ${sql.lit(serviceStatus.code.idle)} end
  from gun where gun.seller_id = station.seller_id and gun.station_id = station.id and gun.deleted = 0)`

/** The caller's stations that match a filter, with the names of what they refer to. */
export function matching(rows: Rows, filter: Filter) {
  return rows
    .from('station')
    .innerJoin('operatingUnit as unit', sameSeller('unit.id', 'station.operatingUnitId'))
    .leftJoin('costModel as model', sameSeller('model.id', 'station.costModelId'))
    .selectAll('station')
    .select(['unit.name as operatingUnitName', 'unit.nameEn as operatingUnitNameEn'])
    .select(['model.code as costModel', 'model.currentVersion as costModelNo'])
    .select([guns.as('guns'), count('pile').as('pileCount'), count('gun').as('gunCount')])
    .select(seriousAlarms.as('alarms'))
    .where('station.isTemporary', '=', 0)
    .where(
      where(StationFilter, filter, 'station', {
        name: ['station.name', 'station.nameEn', 'station.code'],
        serviceStatus: serviceStatusSql,
      }),
    )
}

/** The stations of an action on all that match, in a fixed order, so that two such actions cannot wait for each other. */
export async function idsMatching(
  rows: Rows,
  filter: Filter,
  except: readonly number[],
): Promise<readonly number[]> {
  const found = await matching(rows, filter)
    .where(({ not }) => not(among('station.id', except)))
    .clearSelect()
    .select('station.id')
    .orderBy('station.id')
    .execute()
  return found.map(({ id }) => id)
}

export async function byId(rows: Rows, id: number): Promise<FoundStation> {
  const found = await matching(rows, {}).where('station.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** The cities of the caller's stations, each with the middle of those. */
export function cities(rows: Rows) {
  return rows
    .from('station')
    .select((from) => [
      'station.cityCode as code',
      from.fn.avg<number>('station.lng').as('lng'),
      from.fn.avg<number>('station.lat').as('lat'),
    ])
    .groupBy('station.cityCode')
    .orderBy('station.cityCode')
    .execute()
}

export function options(rows: Rows, { name }: Filter) {
  return rows
    .from('station')
    .select(['station.id', 'station.code', 'station.name', 'station.nameEn'])
    .where(where(StationFilter, { name }, 'station', { name: ['station.name', 'station.code'] }))
    .orderBy('station.code')
    .limit(1_000)
    .execute()
}

export async function hasPiles(rows: Rows, stationId: number): Promise<boolean> {
  const found = await rows
    .from('pile')
    .select('pile.id')
    .where('pile.stationId', '=', stationId)
    .limit(1)
    .execute()
  return found.length > 0
}
