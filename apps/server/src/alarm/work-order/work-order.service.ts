import { alarmHandling } from '@ampdeck/api/enumerations/operation'
import type { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import {
  deadlineOf,
  stateAfter,
  type WorkOrderAction,
  type WorkOrderState,
  workOrderTransitions,
} from '@ampdeck/api/operation/life-cycles'
import type { Context, Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import { alarmById, changeAlarm, recordStep } from '../record/alarm-incident.store.ts'
import { publishAlarm } from '../record/publish-alarm.ts'
import * as store from './work-order.store.ts'
import { orderForAlarm, publishWorkOrder } from './work-order-make.service.ts'

const { pending, handled } = alarmHandling.code

/** Of an alarm, or of a work order that waits. */
export async function dispatch(request: Request<typeof alarmWorkOrder.dispatch>) {
  const { rows, input, caller, now, fail } = request
  if (input.alarmId === undefined) return dispatchWaiting(request, input.id ?? 0)
  const alarm = await rows.get('alarm', input.alarmId)
  if (alarm.handling === handled || alarm.stationId === null) throw fail('transition.notAllowed')
  const held = await alarmById(rows.db, alarm)
  if (!held || (await store.hasOpenWorkOrder(rows.db, alarm))) throw fail('alarm.workOrderOpen')
  const at = { sellerId: alarm.sellerId, stationId: alarm.stationId, now }
  const repairUser = await personFor(request, at, input.repairUser)
  const id = await orderForAlarm(platformOf(request), held, {
    stationId: alarm.stationId,
    repairUser,
    userId: caller.userId,
    note: input.note,
  })
  rows.changes.push({ table: 'workOrder', id, before: null, after: { alarmId: alarm.id, repairUser } })
  return store.rowById(rows, caller.userId, id)
}

async function dispatchWaiting(request: Request<typeof alarmWorkOrder.dispatch>, id: number) {
  const { input, fail, now } = request
  const order = await store.get(request, id)
  if (stateAfter(workOrderTransitions, 'dispatch', order.state) === undefined)
    throw fail('transition.notAllowed')
  const repairUser = await personFor(request, { ...order, now }, input.repairUser)
  if (repairUser === null) throw fail('workOrder.notOnDuty')
  return move(request, order, 'dispatch', { repairUser, note: input.note })
}

/** The person asked for, who must be on duty there; without one, who has the least to do, or nobody. */
async function personFor(
  { rows, fail }: Pick<Request<typeof alarmWorkOrder.dispatch>, 'rows' | 'fail'>,
  at: { sellerId: number; stationId: number; now: number },
  wanted: number | null,
): Promise<number | null> {
  const able = await store.repairUsers(rows.db, at)
  if (wanted === null) return able[0]?.id ?? null
  if (!able.some(({ id }) => id === wanted)) throw fail('workOrder.notOnDuty')
  return wanted
}

/** Somebody else is to do it. */
export async function againDispatch(request: Request<typeof alarmWorkOrder.againDispatch>) {
  const { rows, input, fail, now } = request
  const order = await store.get(request, input.id)
  if (order.repairUser === input.repairUser) throw fail('workOrder.sameUser')
  const able = await store.repairUsers(rows.db, { ...order, now })
  if (!able.some(({ id }) => id === input.repairUser)) throw fail('workOrder.notOnDuty')
  return move(request, order, 'againDispatch', { repairUser: input.repairUser, note: input.reason })
}

/** Another eye than the repairer's (409 `audit.sameUser`); what is done closes its alarm. */
export async function audit(request: Request<typeof alarmWorkOrder.audit>) {
  const { input, caller, fail } = request
  const order = await store.get(request, input.id)
  if (order.repairUser === caller.userId) throw fail('audit.sameUser')
  return move(request, order, input.pass ? 'auditPass' : 'auditRefuse', { note: input.note })
}

/** Nobody will do it: the alarm waits again. */
export async function cancel(request: Request<typeof alarmWorkOrder.cancel>) {
  const order = await store.get(request, request.input.id)
  return move(request, order, 'cancel', { note: request.input.reason })
}

interface Move {
  repairUser?: number
  note: string | null
}

/** One transition: the work order, its history, its alarm and the screens, or none of them. */
async function move(
  request: Context & { fail(reason: 'transition.notAllowed'): Error },
  order: store.WorkOrder,
  action: WorkOrderAction,
  { repairUser, note }: Move,
) {
  const { rows, caller, now, fail } = request
  const state = stateAfter(workOrderTransitions, action, order.state)
  if (state === undefined) throw fail('transition.notAllowed')
  await rows.wholeSeller().update(
    'workOrder',
    { id: order.id, version: order.version },
    {
      state,
      ...(repairUser === undefined
        ? {}
        : {
            repairUser,
            dispatchUser: caller.userId,
            dispatchTime: now,
            deadline: deadlineOf(order.level, now),
          }),
      ...(isEnd(state) ? { endTime: now } : {}),
    },
  )
  await store.recordWorkOrderStep(rows.db, {
    id: rows.newId(),
    sellerId: order.sellerId,
    workOrderId: order.id,
    action,
    fromState: order.state,
    toState: state,
    userId: caller.userId,
    repairUser: repairUser ?? order.repairUser,
    note,
    ts: now,
  })
  await followInAlarm(request, order, action, note)
  await publishWorkOrder(platformOf(request), { ...order, state })
  return store.rowById(rows, caller.userId, order.id)
}

function isEnd(state: WorkOrderState): boolean {
  return !workOrderTransitions.some(({ from }) => from.includes(state))
}

/** A work order that is done closes its alarm; one that is cancelled leaves it waiting again (LC 14, LC 16). */
async function followInAlarm(
  request: Context,
  order: store.WorkOrder,
  action: WorkOrderAction,
  note: string | null,
): Promise<void> {
  if (action !== 'auditPass' && action !== 'cancel') return
  const context = platformOf(request)
  const alarm =
    order.alarmId === null
      ? undefined
      : await alarmById(context.db, { sellerId: order.sellerId, id: order.alarmId })
  if (!alarm || alarm.handling === handled) return
  const isDone = action === 'auditPass'
  const { userId } = request.caller
  const changed = {
    handling: isDone ? handled : pending,
    handleUser: isDone ? userId : null,
    handleTime: request.now,
    handleNote: isDone ? (order.result ?? note) : alarm.handleNote,
    updateTime: request.now,
  }
  await changeAlarm(context.db, alarm, changed)
  await recordStep(context.db, {
    id: context.newId(),
    sellerId: alarm.sellerId,
    alarmId: alarm.id,
    action: isDone ? 'closed' : 'released',
    userId,
    note: isDone ? changed.handleNote : note,
    ts: request.now,
  })
  await publishAlarm(context, { ...alarm, ...changed })
}

/** Only where the caller may see the station. */
export async function repairUsers({ rows, input, now }: Request<typeof alarmWorkOrder.repairUsers>) {
  const station = await rows.get('station', input.stationId)
  return store.repairUsers(rows.db, { sellerId: station.sellerId, stationId: station.id, now })
}
