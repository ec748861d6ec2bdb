import { dutyShift, workOrderDue } from '@ampdeck/api/enumerations/operation'
import { userStanding, userType } from '@ampdeck/api/enumerations/system'
import { openWorkOrderStates, type WorkOrderState } from '@ampdeck/api/operation/life-cycles'
import { WorkOrderFilter } from '@ampdeck/api/operation/work-order'
import { formatDate } from '@ampdeck/api/time'
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { nameKey } from '../../database/sort-key.ts'
import type { Tables } from '../../database/tables.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context } from '../../http/context.ts'

export type WorkOrder = Selectable<Tables['workOrder']>

/** The state of the work order by which somebody is still at work on an alarm; null where nobody is. */
export async function openStateOf(
  db: Kysely<Tables>,
  { sellerId, id }: { sellerId: number; id: number },
): Promise<WorkOrderState | null> {
  const found = await ofSeller(db, sellerId)
    .from('workOrder')
    .select('state')
    .where('alarmId', '=', id)
    .where('state', 'in', openWorkOrderStates)
    .limit(1)
    .executeTakeFirst()
  return found?.state ?? null
}

export async function insertWorkOrder(
  db: Kysely<Tables>,
  order: Insertable<Tables['workOrder']>,
): Promise<void> {
  await db.insertInto('workOrder').values(order).execute()
}

export async function recordWorkOrderStep(
  db: Kysely<Tables>,
  step: Insertable<Tables['workOrderStep']>,
): Promise<void> {
  await db.insertInto('workOrderStep').values(step).execute()
}

/** The state of an alarm's gun at the moment. */
export async function gunStatusOf(
  db: Kysely<Tables>,
  { sellerId, gunId }: { sellerId: number; gunId: number | null },
): Promise<number | null> {
  if (gunId === null) return null
  const gun = await ofSeller(db, sellerId)
    .from('gun')
    .select('status')
    .where('id', '=', gunId)
    .executeTakeFirst()
  return gun?.status ?? null
}

/** All who repair, by name: a list is filtered by them. */
export function repairTeam(rows: Rows) {
  return rows
    .from('accountUser')
    .select(['accountUser.id', 'accountUser.name'])
    .select(sql<number>`0`.as('openCount'))
    .where('accountUser.userType', '=', userType.code.repair)
    .orderBy(nameKey('accountUser.name'))
    .execute()
}

/**
 * The repair people who may be sent to a station: enabled, not at rest by the roster, and the station among theirs;
 * whoever has the least to do first.
 */
export function repairUsers(
  db: Kysely<Tables>,
  { sellerId, stationId, now }: { sellerId: number; stationId: number; now: number },
) {
  return ofSeller(db, sellerId)
    .from('accountUser')
    .leftJoin('scheduling as duty', (join) =>
      sameSeller(
        'duty.userId',
        'accountUser.id',
      )(join)
        .on('duty.date', '=', formatDate(now))
        .on('duty.deleted', '=', 0),
    )
    .select(['accountUser.id', 'accountUser.name'])
    .select(
      sql<number>`(select count(*) from work_order as mine where mine.seller_id = account_user.seller_id
        and mine.repair_user = account_user.id and mine.deleted = 0
        and mine.state = any(${[...openWorkOrderStates]}::smallint[]))`.as('openCount'),
    )
    .where('accountUser.userType', '=', userType.code.repair)
    .where('accountUser.state', '=', userStanding.code.enabled)
    .where(
      sql<boolean>`(cardinality(account_user.station_ids) = 0 or ${stationId} = any(account_user.station_ids))`,
    )
    .where(
      sql<boolean>`(duty.id is null or (duty.shift <> ${dutyShift.code.rest}
        and (cardinality(duty.station_ids) = 0 or ${stationId} = any(duty.station_ids))))`,
    )
    .orderBy('openCount')
    .orderBy('accountUser.id')
    .execute()
}

/** What people call a work order: short, and in the order of their making. */
export function workOrderNo(id: number): string {
  return `WO${id.toString(36).toUpperCase()}`
}

type Filter = z.output<typeof WorkOrderFilter>

/** The work orders of the caller's stations, and those that the caller is to do (a repairer sees no others). */
function visible(rows: Rows, userId: number) {
  const { stationIds } = rows.scope
  return rows
    .wholeSeller()
    .from('workOrder')
    .where(
      sql<boolean>`(${stationIds}::bigint[] is null or work_order.station_id = any(${stationIds}::bigint[])
        or work_order.repair_user = ${userId})`,
    )
}

/** Whether the caller may see a work order with this picture. */
export async function hasPicture(rows: Rows, userId: number, url: string): Promise<boolean> {
  const found = await visible(rows, userId)
    .select('workOrder.id')
    .where(sql<boolean>`(pictures @> array[${url}] or result_pictures @> array[${url}])`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** With the names of what they refer to. */
export function matching(rows: Rows, userId: number, filter: Filter) {
  return visible(rows, userId)
    .innerJoin('station', sameSeller('station.id', 'workOrder.stationId'))
    .leftJoin('pile', sameSeller('pile.id', 'workOrder.pileId'))
    .leftJoin('accountUser as repairer', sameSeller('repairer.id', 'workOrder.repairUser'))
    .leftJoin('accountUser as sender', sameSeller('sender.id', 'workOrder.dispatchUser'))
    .selectAll('workOrder')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'pile.code as pileCode'])
    .select(['repairer.name as repairUserName', 'sender.name as dispatchUserName'])
    .where(
      where(WorkOrderFilter, filter, 'workOrder', {
        no: ['workOrder.no', 'workOrder.title', 'workOrder.titleEn'],
        overdue: (codes) =>
          sql<SqlBool>`(${late(rows.now)}) = any(${codes.map((code) => code === workOrderDue.code.overdue)})`,
      }),
    )
}

const late = (now: number) =>
  sql<boolean>`work_order.state in (${sql.join(openWorkOrderStates)}) and coalesce(work_order.deadline < ${now}, false)`

/** How many of each state match, and how many of them are past their deadline. */
export function countStates(rows: Rows, userId: number, filter: Filter) {
  return matching(rows, userId, { ...filter, state: undefined })
    .clearSelect()
    .select('workOrder.state')
    .select((of) => of.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where ${late(rows.now)})`.as('overdue'))
    .groupBy('workOrder.state')
    .orderBy('workOrder.state')
    .execute()
}

/** What happened to a work order, from the first step on. */
export function stepsOf(rows: Rows, workOrderId: number) {
  return rows
    .from('workOrderStep')
    .leftJoin('accountUser as who', sameSeller('who.id', 'workOrderStep.userId'))
    .leftJoin('accountUser as whom', sameSeller('whom.id', 'workOrderStep.repairUser'))
    .select(['workOrderStep.id', 'workOrderStep.action', 'workOrderStep.toState', 'workOrderStep.note'])
    .select(['workOrderStep.ts', 'who.name as userName', 'whom.name as repairUserName'])
    .where('workOrderStep.workOrderId', '=', workOrderId)
    .orderBy('workOrderStep.ts')
    .orderBy('workOrderStep.id')
    .limit(200)
    .execute()
}

export async function rowById(rows: Rows, userId: number, id: number) {
  const found = await matching(rows, userId, {}).where('workOrder.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** A work order that the caller may see. */
export async function get(
  { rows, caller }: Pick<Context, 'rows' | 'caller'>,
  id: number,
): Promise<WorkOrder> {
  const found = await visible(rows, caller.userId)
    .selectAll('workOrder')
    .where('workOrder.id', '=', id)
    .executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** Work orders that are not done, by state, and how many of them are past their deadline. */
export function openByState(rows: Rows, userId: number, now: number) {
  return visible(rows, userId)
    .select('workOrder.state as code')
    .select((of) => of.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where work_order.deadline < ${now})`.as('late'))
    .where('workOrder.state', 'in', openWorkOrderStates)
    .groupBy('workOrder.state')
    .orderBy('workOrder.state')
    .execute()
}

/** How many are open at each station. */
export async function openByStation(rows: Rows, userId: number): Promise<Map<number | null, number>> {
  const found = await visible(rows, userId)
    .select('workOrder.stationId')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('workOrder.state', 'in', openWorkOrderStates)
    .groupBy('workOrder.stationId')
    .execute()
  return new Map(found.map(({ stationId, count }) => [stationId, count]))
}
