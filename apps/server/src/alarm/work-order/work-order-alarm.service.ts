import { alarmHandling, workOrderKind, workOrderState } from '@ampdeck/api/enumerations/operation'
import { canStart } from '@ampdeck/api/life'
import { alarmLife, deadlineOf, type WorkOrderState } from '@ampdeck/api/operation/life-cycles'
import type { Platform } from '../../database/platform.ts'
import { publish } from '../../events/publish.ts'
import { type Alarm, alarmById, changeAlarm, recordStep } from '../record/alarm-incident.store.ts'
import { publishAlarm } from '../record/publish-alarm.ts'
import * as store from './work-order.store.ts'
import { noticeToRepairUser } from './work-order-notice.ts'

const { toDispatch, dispatched, done, cancelled } = workOrderState.code
const { pending, processing, handled } = alarmHandling.code

/** Makes the work order of an alarm, dispatched when somebody is there to do it; the alarm is then in hands. */
export async function orderForAlarm(
  context: Platform,
  alarm: Alarm,
  more: { stationId: number; repairUser: number | null; userId: number | null; note?: string | null },
): Promise<number> {
  const { db, newId } = context
  const now = context.now()
  const { sellerId } = alarm
  const id = newId()
  const isDispatched = more.repairUser !== null
  const state = isDispatched ? dispatched : toDispatch
  await store.insertWorkOrder(db, {
    id,
    sellerId,
    createTime: now,
    updateTime: now,
    createUser: more.userId,
    updateUser: more.userId,
    no: store.workOrderNo(id),
    kind: workOrderKind.code.alarm,
    title: alarm.name,
    titleEn: alarm.nameEn,
    level: alarm.level,
    stationId: more.stationId,
    pileId: alarm.pileId,
    alarmId: alarm.id,
    description: more.note ?? alarm.info,
    dispatchUser: isDispatched ? more.userId : null,
    dispatchTime: isDispatched ? now : null,
    repairUser: more.repairUser,
    deadline: isDispatched ? deadlineOf(alarm.level, now) : null,
    state,
    result: null,
    parts: '[]',
    gunId: alarm.gunId,
    gunStatus: await store.gunStatusOf(db, alarm),
    endTime: null,
  })
  await store.recordWorkOrderStep(db, {
    id: newId(),
    sellerId,
    workOrderId: id,
    action: isDispatched ? 'dispatch' : 'create',
    fromState: null,
    toState: state,
    userId: more.userId,
    repairUser: more.repairUser,
    note: more.note ?? null,
    ts: now,
  })
  const changed = {
    workOrderId: id,
    handling: processing,
    handleUser: alarm.handleUser ?? more.repairUser ?? more.userId,
    handleTime: now,
    updateTime: now,
  }
  await changeAlarm(db, alarm, changed)
  await recordStep(db, {
    id: newId(),
    sellerId,
    alarmId: alarm.id,
    action: 'dispatched',
    userId: more.userId,
    toUserId: more.repairUser,
    note: store.workOrderNo(id),
    ts: now,
  })
  await publishAlarm(context, { ...alarm, ...changed })
  await publishWorkOrder(context, {
    sellerId,
    id,
    stationId: more.stationId,
    state,
    repairUser: more.repairUser,
  })
  if (more.repairUser !== null)
    await noticeToRepairUser(
      context,
      {
        ...alarm,
        id,
        no: store.workOrderNo(id),
        title: alarm.name,
        titleEn: alarm.nameEn,
        stationId: more.stationId,
      },
      { repairUser: more.repairUser, deadline: deadlineOf(alarm.level, now) },
    )
  return id
}

/**
 * What the new state of a work order does to its alarm (LC 14, LC 16): an order that is
 * done closes it, one that is cancelled leaves it waiting again.
 */
export async function followInAlarm(
  context: Platform,
  order: store.WorkOrder,
  { state, userId, note }: { state: WorkOrderState; userId: number; note: string | null },
): Promise<void> {
  const isDone = state === done
  const { db, newId } = context
  if ((!isDone && state !== cancelled) || order.alarmId === null) return
  const alarm = await alarmById(db, { sellerId: order.sellerId, id: order.alarmId })
  if (!alarm || !canStart(alarmLife[isDone ? 'settle' : 'release'], alarm)) return
  const now = context.now()
  const changed = {
    handling: isDone ? handled : pending,
    handleUser: isDone ? userId : null,
    handleTime: now,
    handleNote: isDone ? (order.result?.slice(0, 200) ?? note) : alarm.handleNote,
    updateTime: now,
  }
  await changeAlarm(db, alarm, changed)
  await recordStep(db, {
    id: newId(),
    sellerId: alarm.sellerId,
    alarmId: alarm.id,
    action: isDone ? 'closed' : 'released',
    userId,
    note: isDone ? changed.handleNote : note,
    ts: now,
  })
  await publishAlarm(context, { ...alarm, ...changed })
}

/** Publishes a work order. */
export async function publishWorkOrder(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  {
    sellerId,
    id,
    stationId,
    state,
    repairUser,
  }: Pick<store.WorkOrder, 'sellerId' | 'id' | 'stationId' | 'state' | 'repairUser'>,
): Promise<void> {
  await publish(db, [
    { type: 'workOrder', time: now(), sellerId, stationId, workOrderId: id, state, repairUser },
  ])
}
