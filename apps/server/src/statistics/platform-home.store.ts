import { gunStatus, serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { HOUR, UTC8 } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { matching } from '../config/station/station.store.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'
import { endedOrders, incomeOfOrders } from '../figures/ended-orders.store.ts'
import type { HourOfStat } from './counter-of-days.ts'

export interface HourOfOrders {
  /** Hours since 1970 in UTC+8. */
  hourNumber: number
  /** Whether it is before the moment that yesterday is compared up to. */
  isBefore: boolean
  orders: number
  energyWh: number
  incomeFen: number
}

/** Orders that ended in a half-open stretch of time, by hour; an hour that `until` cuts is two rows. */
export function hoursOfOrders(rows: Rows, { from, to, until }: { from: number; to: number; until: number }) {
  return endedOrders(rows, { from, to })
    .select([
      sql<number>`(end_time + ${sql.lit(UTC8)}) / ${sql.lit(HOUR)}`.as('hourNumber'),
      sql<boolean>`end_time < ${until}`.as('isBefore'),
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(energy_wh)`.as('energyWh'),
      incomeOfOrders.$castTo<number>().as('incomeFen'),
    ])
    .groupBy([sql`1`, sql`2`])
    .execute()
}

/** Fees by day from a first day on. */
export function feesByDay(rows: Rows, firstDay: string) {
  return rows
    .from('dayStat')
    .select('day')
    .select((of) => [
      of.fn.sum<number>('eFeeFen').as('eFeeFen'),
      of.fn.sum<number>('sFeeFen').as('sFeeFen'),
      of.fn.sum<number>('occupyFeeFen').as('occupyFeeFen'),
    ])
    .where('day', '>=', firstDay)
    .groupBy('day')
    .orderBy('day')
    .execute()
}

/** Guns of stations that are there, by status. */
export function gunsByStatus(rows: Rows) {
  return rows
    .from('gun')
    .innerJoin('station', sameSeller('station.id', 'gun.stationId'))
    .select('gun.status')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('station.deleted', '=', 0)
    .groupBy('gun.status')
    .execute()
}

/** The stations of the list in alarm or out of reach that ought to be serving. */
export function needyStations(rows: Rows) {
  const { alarm, offline } = serviceStatus.code
  return matching(rows, { serviceStatus: [alarm, offline], status: [stationStatus.code.open] }).execute()
}

/** What orders came to by hour from a first day on, as the roll-up has it. */
export function hoursOfStat(rows: Rows, firstDay: string): Promise<HourOfStat[]> {
  return rows
    .from('dayStat')
    .select(['day', 'hour'])
    .select((of) => [
      of.fn.sum<number>('orders').as('orders'),
      of.fn.sum<number>('energyWh').as('energyWh'),
      of.fn.sum<number>('chargeMinutes').as('chargeMinutes'),
      incomeOfOrders.$castTo<number>().as('incomeFen'),
    ])
    .where('day', '>=', firstDay)
    .groupBy(['day', 'hour'])
    .execute()
}

/** What the guns of stations deliver now, in W. */
export async function powerAt(rows: Rows, stationIds: readonly number[]): Promise<Map<number, number>> {
  const { charging, alarm } = gunStatus.code
  const found = await rows
    .from('gun')
    .select('stationId')
    .select(sql<number>`round(coalesce(sum((live->>'W')::numeric), 0))::float8`.as('w'))
    .where('stationId', 'in', [0, ...stationIds])
    .where('status', 'in', [charging, alarm])
    .groupBy('stationId')
    .execute()
  return new Map(found.map(({ stationId, w }) => [stationId, w]))
}
