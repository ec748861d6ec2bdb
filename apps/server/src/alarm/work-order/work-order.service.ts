import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import type { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import {
  deadlineOf,
  stateAfter,
  type WorkOrderAction,
  type WorkOrderState,
  workOrderRefusal,
  workOrderTransitions,
} from '@ampdeck/api/operation/life-cycles'
import type { workOrder } from '@ampdeck/api/operation/work-order'
import type { Updateable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { claimPictures } from '../../files/picture/picture.store.ts'
import type { Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import { alarmById } from '../record/alarm-incident.store.ts'
import * as store from './work-order.store.ts'
import { followInAlarm, orderForAlarm, publishWorkOrder } from './work-order-alarm.service.ts'
import { noticeToRepairUser } from './work-order-notice.ts'

/** Any call that takes a step; any that sends somebody. */
type Step = Omit<Request<typeof workOrder.accept>, 'input'>
type Sending = Omit<Request<typeof alarmWorkOrder.batchDispatch>, 'input'>

/** Of an alarm, or of a work order that waits. */
export async function dispatch(request: Request<typeof alarmWorkOrder.dispatch>) {
  const { rows, input, caller, fail } = request
  if (input.alarmId === undefined) return dispatchWaiting(request, { ...input, id: input.id ?? 0 })
  const alarm = await rows.get('alarm', input.alarmId)
  const held = await alarmById(rows.db, alarm)
  const stationId = held?.stationId ?? null
  if (!held || held.handling === alarmHandling.code.handled || stationId === null)
    throw fail('transition.notAllowed')
  if (await store.hasOpenWorkOrder(rows.db, alarm)) throw fail('alarm.workOrderOpen')
  const repairUser = await personFor(request, { ...alarm, stationId }, input.repairUser)
  const id = await orderForAlarm(platformOf(request), held, {
    stationId,
    repairUser,
    userId: caller.userId,
    note: input.note,
  })
  rows.changes.push({ table: 'workOrder', id, before: null, after: { alarmId: alarm.id, repairUser } })
  return store.rowById(rows, caller.userId, id)
}

export function batchDispatch(request: Request<typeof alarmWorkOrder.batchDispatch>) {
  const { ids, repairUser, note } = request.input
  return tryEach(ids, async (id) => {
    await dispatchWaiting(request, { id, repairUser, note })
    return undefined
  })
}

async function dispatchWaiting(request: Sending, { id, version, repairUser: wanted, note }: Wanted) {
  const { rows, caller, fail } = request
  const order = await store.get(request, id)
  const refusal = workOrderRefusal(order, 'dispatch', caller.userId)
  if (refusal) throw fail(refusal)
  const repairUser = await personFor(request, order, wanted)
  if (repairUser === null) throw fail('workOrder.notOnDuty')
  const values = { ...sentTo(request, order, repairUser), deadline: deadlineFor(order, rows.now) }
  return move(request, order, { action: 'dispatch', version, note, values })
}

interface Wanted {
  id: number
  version?: number | undefined
  repairUser: number | null
  note: string | null
}

/** The one it was made with, as long as it can still be met. */
function deadlineFor({ deadline, level }: store.WorkOrder, now: number): number {
  return deadline !== null && deadline > now ? deadline : deadlineOf(level, now)
}

function sentTo(
  { caller, now }: Pick<Step, 'caller' | 'now'>,
  { level }: store.WorkOrder,
  repairUser: number,
) {
  return { repairUser, dispatchUser: caller.userId, dispatchTime: now, deadline: deadlineOf(level, now) }
}

/** The person asked for, who must be on duty there; without one, who has the least to do, or nobody. */
async function personFor(
  { rows, now, fail }: Sending,
  at: { sellerId: number; stationId: number },
  wanted: number | null,
): Promise<number | null> {
  const able = await store.repairUsers(rows.db, { ...at, now })
  if (wanted === null) return able[0]?.id ?? null
  if (!able.some(({ id }) => id === wanted)) throw fail('workOrder.notOnDuty')
  return wanted
}

/** Somebody else is to do it. */
export async function againDispatch(request: Request<typeof alarmWorkOrder.againDispatch>) {
  const { rows, input, fail, now, caller } = request
  const { repairUser, version, reason: note } = input
  const order = await store.get(request, input.id)
  const refusal = workOrderRefusal(order, 'againDispatch', caller.userId)
  if (refusal) throw fail(refusal)
  if (order.repairUser === repairUser) throw fail('workOrder.sameUser')
  const able = await store.repairUsers(rows.db, { ...order, now })
  if (!able.some(({ id }) => id === repairUser)) throw fail('workOrder.notOnDuty')
  return move(request, order, {
    action: 'againDispatch',
    version,
    note,
    values: sentTo(request, order, repairUser),
  })
}

/** Its repair user begins. */
export async function accept(request: Request<typeof workOrder.accept>) {
  const { id, version } = request.input
  return move(request, await store.get(request, id), { action: 'accept', version, note: null })
}

/** The work is done, with pictures of it; another person looks at it. */
export async function submit(request: Request<typeof workOrder.submit>) {
  const { rows, input, caller, fail } = request
  const { id, version, result, parts, resultPictures } = input
  const order = await store.get(request, id)
  const refusal = workOrderRefusal(order, 'submit', caller.userId)
  if (refusal) throw fail(refusal)
  const owner = { sellerId: order.sellerId, userId: caller.userId, partOf: 'workOrder' as const }
  // Those of an earlier submission may stay.
  const added = resultPictures.filter((url) => !order.resultPictures.includes(url))
  if (!(await claimPictures(rows.db, owner, added))) throw fail('workOrder.picture')
  return move(request, order, {
    action: 'submit',
    version,
    note: result.slice(0, 200),
    values: { result, parts: JSON.stringify(parts), resultPictures, submitUser: caller.userId },
  })
}

/** Another eye than the repairer's (409 `audit.sameUser`); what is done closes its alarm. */
export async function audit(request: Request<typeof alarmWorkOrder.audit>) {
  const { id, version, pass, note } = request.input
  const action = pass ? 'auditPass' : 'auditRefuse'
  return move(request, await store.get(request, id), { action, version, note })
}

/** Nobody will do it: the alarm waits again. */
export async function cancel(request: Request<typeof alarmWorkOrder.cancel>) {
  const { id, version, reason: note } = request.input
  return move(request, await store.get(request, id), { action: 'cancel', version, note })
}

interface Move {
  action: WorkOrderAction
  version: number | undefined
  note: string | null
  values?: Updateable<Tables['workOrder']>
}

/** One transition: the work order, its history, its alarm and the screens, or none of them. */
async function move(
  request: Step,
  order: store.WorkOrder,
  { action, version = order.version, note, values }: Move,
) {
  const { rows, caller, now, fail } = request
  const { userId } = caller
  const refusal = workOrderRefusal(order, action, userId)
  const state = stateAfter(workOrderTransitions, action, order.state)
  if (refusal || state === undefined) throw fail(refusal ?? 'transition.notAllowed')
  await rows
    .wholeSeller()
    .update(
      'workOrder',
      { id: order.id, version },
      { ...values, state, ...(isEnd(state) && { endTime: now }) },
    )
  await store.recordWorkOrderStep(rows.db, {
    id: rows.newId(),
    sellerId: order.sellerId,
    workOrderId: order.id,
    action,
    fromState: order.state,
    toState: state,
    userId,
    repairUser: values?.repairUser ?? order.repairUser,
    note,
    ts: now,
  })
  const context = platformOf(request)
  await followInAlarm(context, order, { action, userId, note })
  const row = await store.rowById(rows, userId, order.id)
  await publishWorkOrder(context, row)
  const { repairUser, deadline } = row
  if (values?.repairUser !== undefined && repairUser !== null && deadline !== null)
    await noticeToRepairUser(context, row, { repairUser, deadline })
  return row
}

function isEnd(state: WorkOrderState): boolean {
  return !workOrderTransitions.some(({ from }) => from.includes(state))
}

/** Only where the caller may see the station; without a station all who repair. */
export async function repairUsers({ rows, input, now }: Request<typeof alarmWorkOrder.repairUsers>) {
  if (input.stationId === undefined) return store.repairTeam(rows)
  const station = await rows.get('station', input.stationId)
  return store.repairUsers(rows.db, { sellerId: station.sellerId, stationId: station.id, now })
}
