import { serviceStatus, stationStatus } from '@ampdeck/api/enumerations/equipment'
import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import { chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { exportState } from '@ampdeck/api/enumerations/system'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import { DAY, HOUR, UTC8 } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { visible as workOrders } from '../alarm/work-order/work-order.store.ts'
import { matching } from '../config/station/station.store.ts'
import type { Rows } from '../database/rows.ts'
import { sameSeller } from '../database/same-seller.ts'
import { endedOrders, incomeOfOrders } from './ended-orders.store.ts'

/** Files of the download center are kept this long (requirements.md §9). */
const KEPT = 30 * DAY

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

export async function stationsInMaintenance(rows: Rows): Promise<number> {
  const found = await matching(rows, { status: [stationStatus.code.maintenance] })
    .clearSelect()
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return found.count
}

/** Alarms that wait for somebody, by level. */
export function openAlarms(rows: Rows) {
  return rows
    .from('alarm')
    .select('level as code')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('handling', '<', alarmHandling.code.handled)
    .groupBy('level')
    .orderBy('level')
    .execute()
}

/** Work orders that are not done, by state: those of the caller's stations, and those that the caller is to do. */
export function openWorkOrders(rows: Rows, userId: number) {
  return workOrders(rows, userId)
    .select('workOrder.state as code')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('workOrder.state', 'in', openWorkOrderStates)
    .groupBy('workOrder.state')
    .orderBy('workOrder.state')
    .execute()
}

/** Finished orders that are still owed, by charge status; bad debts have left the receivables (domain.md §4). */
export function outstandingOrders(rows: Rows) {
  const { unpaid, partlyDeducted } = chargeStatus.code
  return rows
    .from('chargeOrder')
    .select('chargeStatus as code')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('chargeStatus', 'in', [unpaid, partlyDeducted])
    .where('orderStatus', '=', orderStatus.code.finished)
    .where('owedFen', '>', 0)
    .where('badDebt', '=', 0)
    .groupBy('chargeStatus')
    .orderBy('chargeStatus')
    .execute()
}

export async function abnormalOrders(rows: Rows): Promise<number> {
  const found = await rows
    .from('chargeOrder')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('orderStatus', '=', orderStatus.code.abnormal)
    .executeTakeFirstOrThrow()
  return found.count
}

/** The caller's own exports that came to nothing and are still listed. */
export async function failedExports(rows: Rows, userId: number, now: number): Promise<number> {
  const found = await rows
    .from('exportFile')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('createUser', '=', userId)
    .where('fileState', '=', exportState.code.failed)
    .where('createTime', '>=', now - KEPT)
    .executeTakeFirstOrThrow()
  return found.count
}
