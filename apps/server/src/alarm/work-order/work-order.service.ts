import { workOrderState } from '@ampdeck/api/enumerations/operation'
import type { alarmWorkOrder } from '@ampdeck/api/operation/alarm-work-order'
import {
  alarmLife,
  deadlineOf,
  openWorkOrderStates,
  type WorkOrderState,
  workOrderLife,
} from '@ampdeck/api/operation/life-cycles'
import type { workOrder } from '@ampdeck/api/operation/work-order'
import type { Updateable } from 'kysely'
import { checkStep } from '../../database/check-step.ts'
import type { Tables } from '../../database/tables.ts'
import { claimPictures } from '../../files/picture/picture.store.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import { alarmById } from '../record/alarm-incident.store.ts'
import * as store from './work-order.store.ts'
import { followInAlarm, orderForAlarm, publishWorkOrder } from './work-order-alarm.service.ts'
import { noticeToRepairUser } from './work-order-notice.ts'

const { done, refused } = workOrderState.code

/** Any call that takes a step; any that sends somebody. */
type Moving = Omit<Request<typeof workOrder.accept>, 'input' | 'fail'>
type Sending = Omit<Request<typeof alarmWorkOrder.batchDispatch>, 'input'>
type OrderStep = (typeof workOrderLife)[keyof typeof workOrderLife]
type At = { id: number; version?: number | undefined }

/** Of an alarm, or of a work order that waits. */
export async function dispatch(request: Request<typeof alarmWorkOrder.dispatch>) {
  const { rows, input, caller } = request
  if (input.alarmId === undefined) return dispatchWaiting(request, { ...input, id: input.id ?? 0 })
  const alarm = await alarmById(rows.db, await rows.get('alarm', input.alarmId))
  if (!alarm) throw failures.notFound()
  const openState = await store.openStateOf(rows.db, alarm)
  checkStep(alarmLife.dispatch, { ...alarm, workOrderState: openState }, caller.userId)
  // The step is only for an alarm of a station.
  const stationId = alarm.stationId as number
  const repairUser = await personFor(request, { ...alarm, stationId }, input.repairUser)
  const id = await orderForAlarm(platformOf(request), alarm, {
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

async function dispatchWaiting(request: Sending, { repairUser: wanted, note, ...at }: Wanted) {
  const { rows, fail } = request
  const order = await readyFor(request, workOrderLife.dispatch, at)
  const repairUser = await personFor(request, order, wanted)
  if (repairUser === null) throw fail('workOrder.notOnDuty')
  const values = { ...sentTo(request, order, repairUser), deadline: deadlineFor(order, rows.now) }
  return move(request, workOrderLife.dispatch, order, { note, values })
}

interface Wanted extends At {
  repairUser: number | null
  note: string | null
}

/** The one it was made with, as long as it can still be met. */
function deadlineFor({ deadline, level }: store.WorkOrder, now: number): number {
  return deadline !== null && deadline > now ? deadline : deadlineOf(level, now)
}

function sentTo(
  { caller, now }: Pick<Moving, 'caller' | 'now'>,
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
  const { rows, input, fail, now } = request
  const { repairUser, reason: note } = input
  const order = await readyFor(request, workOrderLife.againDispatch, input)
  if (order.repairUser === repairUser) throw fail('workOrder.sameUser')
  const able = await store.repairUsers(rows.db, { ...order, now })
  if (!able.some(({ id }) => id === repairUser)) throw fail('workOrder.notOnDuty')
  const values = sentTo(request, order, repairUser)
  return move(request, workOrderLife.againDispatch, order, { note, values })
}

/** Its repair user begins. */
export function accept(request: Request<typeof workOrder.accept>) {
  return move(request, workOrderLife.accept, request.input)
}

/** The work is done, with pictures of it; another person looks at it. */
export async function submit(request: Request<typeof workOrder.submit>) {
  const { rows, input, caller, fail } = request
  const { result, parts, resultPictures } = input
  const order = await readyFor(request, workOrderLife.submit, input)
  const owner = { sellerId: order.sellerId, userId: caller.userId, partOf: 'workOrder' as const }
  // Those of an earlier submission may stay.
  const added = resultPictures.filter((url) => !order.resultPictures.includes(url))
  if (!(await claimPictures(rows.db, owner, added))) throw fail('workOrder.picture')
  return move(request, workOrderLife.submit, order, {
    note: result.slice(0, 200),
    values: { result, parts: JSON.stringify(parts), resultPictures, submitUser: caller.userId },
  })
}

/** Another eye than the repairer's (409 `audit.sameUser`); what is done closes its alarm. */
export function audit(request: Request<typeof alarmWorkOrder.audit>) {
  const { pass, note } = request.input
  const decided = pass
    ? ({ action: 'auditPass', values: { state: done } } as const)
    : ({ action: 'auditRefuse', values: { state: refused } } as const)
  return move(request, workOrderLife.audit, request.input, { ...decided, note })
}

/** Nobody will do it: the alarm waits again. */
export function cancel(request: Request<typeof alarmWorkOrder.cancel>) {
  return move(request, workOrderLife.cancel, request.input, { note: request.input.reason })
}

/** A work order that the caller may see, with which the step can be taken: also the own one of another station. */
async function readyFor({ rows, caller }: Pick<Moving, 'rows' | 'caller'>, step: OrderStep, at: At) {
  const { id } = await store.get({ rows, caller }, at.id)
  return rows.wholeSeller().readyFor('workOrder', step, { id, version: at.version })
}

interface Move {
  /** What the history calls it, where the step has several ends. */
  action?: string
  note?: string | null
  values?: Omit<Updateable<Tables['workOrder']>, 'state'> & { state?: WorkOrderState }
}

/** Takes one step: the work order, its history, its alarm and the screens, or none of them. */
async function move(
  request: Moving,
  step: OrderStep,
  { id, version }: At,
  { action = step.name, note = null, values = {} }: Move = {},
) {
  const { rows, caller, now } = request
  const { userId } = caller
  await store.get(request, id)
  const state = values.state ?? workOrderState.codes.find((code) => code === step.to[0])
  if (state === undefined) throw new Error(`${step.name} leads nowhere.`)
  const isEnd = !openWorkOrderStates.includes(state)
  const order = await rows
    .wholeSeller()
    .move('workOrder', step, { id, version }, { ...values, state, ...(isEnd && { endTime: now }) })
  await store.recordWorkOrderStep(rows.db, {
    id: rows.newId(),
    sellerId: order.sellerId,
    workOrderId: order.id,
    action,
    fromState: order.state,
    toState: state,
    userId,
    repairUser: values.repairUser ?? order.repairUser,
    note,
    ts: now,
  })
  const context = platformOf(request)
  await followInAlarm(context, order, { state, userId, note })
  const row = await store.rowById(rows, userId, order.id)
  await publishWorkOrder(context, row)
  const { repairUser, deadline } = row
  if (values.repairUser !== undefined && repairUser !== null && deadline !== null)
    await noticeToRepairUser(context, row, { repairUser, deadline })
  return row
}

/** Only where the caller may see the station; without a station all who repair. */
export async function repairUsers({ rows, input, now }: Request<typeof alarmWorkOrder.repairUsers>) {
  if (input.stationId === undefined) return store.repairTeam(rows)
  const station = await rows.get('station', input.stationId)
  return store.repairUsers(rows.db, { sellerId: station.sellerId, stationId: station.id, now })
}
