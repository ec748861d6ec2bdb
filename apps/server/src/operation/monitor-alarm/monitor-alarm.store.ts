import { alarmHandling, type alarmLevel } from '@ampdeck/api/enumerations/operation'
import { userStanding } from '@ampdeck/api/enumerations/system'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import { type AlarmFeedFilter, FEED_MOST } from '@ampdeck/api/operation/monitor-alarm'
import { sql } from 'kysely'
import type { z } from 'zod'
import { found, matching } from '../../alarm/list/alarm-list.store.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'

type Filter = z.output<typeof AlarmFeedFilter>

const { pending, processing } = alarmHandling.code

/** What waits, the worst first and in it the latest; what is over by itself comes last. */
export function feed(rows: Rows, filter: Filter) {
  return matching(rows, { ...filter, handling: [pending, processing] })
    .orderBy(sql`alarm.recover_time is not null`)
    .orderBy('alarm.level')
    .orderBy('alarm.lastTime', 'desc')
    .orderBy('alarm.id', 'desc')
    .limit(FEED_MOST)
    .execute()
}

/** How much waits, by level and by whether somebody has it. */
export function openCounts(rows: Rows, filter: Filter) {
  return found(rows, { ...filter, handling: [pending, processing] })
    .select(['alarm.level', 'alarm.handling'])
    .select((of) => of.fn.countAll<number>().as('count'))
    .groupBy(['alarm.level', 'alarm.handling'])
    .execute()
}

/** What has come and gone since a moment. */
export function today(rows: Rows, filter: Filter, since: number) {
  return found(rows, { ...filter, lastTimeFrom: since })
    .select(sql<number>`count(*) filter (where alarm.first_time >= ${since})`.as('raised'))
    .select(sql<number>`count(*) filter (where alarm.recover_time >= ${since})`.as('recovered'))
    .select(
      sql<
        number | null
      >`avg(alarm.recover_time - alarm.first_time) filter (where alarm.recover_time >= ${since})`.as(
        'meanMs',
      ),
    )
    .executeTakeFirstOrThrow()
}

/** What waits at each station: the worst level there, and how much. */
export async function byStation(rows: Rows, filter: Filter) {
  const waiting = await found(rows, { ...filter, handling: [pending, processing] })
    .select('alarm.stationId')
    .select(sql<(typeof alarmLevel.codes)[number]>`min(alarm.level)`.as('level'))
    .select((of) => of.fn.countAll<number>().as('open'))
    .where('alarm.stationId', 'is not', null)
    .groupBy('alarm.stationId')
    .execute()
  return new Map(waiting.map((of) => [of.stationId, of]))
}

/** Work orders that are not done, and those past their deadline. */
export function workOrders(rows: Rows, now: number) {
  return rows
    .from('workOrder')
    .select((of) => of.fn.countAll<number>().as('open'))
    .select(sql<number>`count(*) filter (where deadline < ${now})`.as('overdue'))
    .where('workOrder.state', 'in', openWorkOrderStates)
    .executeTakeFirstOrThrow()
}

/** Enabled people of the seller who may be sent to a station. */
export function people(rows: Rows, stationId: number | null) {
  return rows
    .from('accountUser')
    .select(['accountUser.id', 'accountUser.name'])
    .where('accountUser.state', '=', userStanding.code.enabled)
    .where(
      sql<boolean>`(${stationId}::bigint is null or cardinality(account_user.station_ids) = 0
        or ${stationId} = any(account_user.station_ids))`,
    )
    .orderBy(nameKey('accountUser.name'))
    .limit(1_000)
    .execute()
}
