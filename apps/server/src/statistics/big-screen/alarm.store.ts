import type { CodeOf } from '@ampdeck/api/enumeration'
import { alarmHandling, alarmLevel, dutyShift } from '@ampdeck/api/enumerations/operation'
import { userType } from '@ampdeck/api/enumerations/system'
import { openWorkOrderStates } from '@ampdeck/api/operation/life-cycles'
import { DAY, formatDate } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { matching as matchingAlarms } from '../../alarm/list/alarm-list.store.ts'
import { matching as matchingOrders } from '../../alarm/work-order/work-order.store.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { nameKey } from '../../database/sort-key.ts'

/** As many as the widest wall has room for. */
const MAX_ORDERS = 12
const MAX_PEOPLE = 8
const MAX_RECOVERED = 8
const RECOVERED_DAYS = 7
const ENABLED = 1

const { pending, processing } = alarmHandling.code
const { critical, major } = alarmLevel.code

/** The alarm for which a wall stays comes first; without one the worst that somebody has taken. */
export function worstAlarm(rows: Rows) {
  return matchingAlarms(rows, { handling: [pending, processing], level: [critical, major] })
    .leftJoin('accountUser as repairer', sameSeller('repairer.id', 'job.repairUser'))
    .select(['job.deadline', 'repairer.name as repairUserName'])
    .where('alarm.recoverTime', 'is', null)
    .orderBy('alarm.handling')
    .orderBy('alarm.level')
    .orderBy('alarm.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function countStations(rows: Rows): Promise<number> {
  const { count } = await rows
    .from('station')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** What must be done next; what has no deadline yet comes last, the worst first. */
export function nextWorkOrders(rows: Rows, userId: number) {
  return matchingOrders(rows, userId, { state: [...openWorkOrderStates] })
    .leftJoin('gun', sameSeller('gun.id', 'workOrder.gunId'))
    .select('gun.letter as gunLetter')
    .orderBy('workOrder.deadline', (order) => order.asc().nullsLast())
    .orderBy('workOrder.level')
    .orderBy('workOrder.id')
    .limit(MAX_ORDERS)
    .execute()
}

/** Enabled people of repair whom the roster of today does not give a rest, those with the most open work orders first. */
export function peopleOnDuty(rows: Rows) {
  const { stationIds } = rows.scope
  const orders = rows
    .from('workOrder')
    .select(['workOrder.repairUser', sql<number>`count(*)`.as('open')])
    .where('workOrder.state', 'in', openWorkOrderStates)
    .groupBy('workOrder.repairUser')
    .as('orders')
  const duty = rows
    .from('scheduling')
    .select(['scheduling.userId', sql<CodeOf<typeof dutyShift>>`min(scheduling.shift)`.as('shift')])
    .where('scheduling.date', '=', formatDate(rows.now))
    .groupBy('scheduling.userId')
    .as('duty')
  return rows
    .from('accountUser')
    .leftJoin(orders, 'orders.repairUser', 'accountUser.id')
    .leftJoin(duty, 'duty.userId', 'accountUser.id')
    .select(['accountUser.id', 'accountUser.name', 'duty.shift'])
    .select(sql<number>`coalesce(orders.open, 0)`.as('openCount'))
    .where('accountUser.userType', '=', userType.code.repair)
    .where('accountUser.state', '=', ENABLED)
    .where(sql<boolean>`duty.shift is distinct from ${dutyShift.code.rest}`)
    .where(
      sql<boolean>`(${stationIds}::bigint[] is null or cardinality(account_user.station_ids) = 0
        or account_user.station_ids && ${stationIds}::bigint[])`,
    )
    .orderBy('openCount', 'desc')
    .orderBy(nameKey('accountUser.name'))
    .limit(MAX_PEOPLE)
    .execute()
}

/** What was over last, the latest first. */
export async function lastRecovered(rows: Rows) {
  const found = await matchingAlarms(rows, { lastTimeFrom: rows.now - RECOVERED_DAYS * DAY })
    .where('alarm.recoverTime', 'is not', null)
    .orderBy('alarm.recoverTime', 'desc')
    .orderBy('alarm.id', 'desc')
    .limit(MAX_RECOVERED)
    .execute()
  return found.flatMap(({ recoverTime, ...alarm }) =>
    recoverTime === null ? [] : [{ ...alarm, recoverTime }],
  )
}
