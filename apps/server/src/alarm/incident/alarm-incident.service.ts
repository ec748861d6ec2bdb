import { alarmHandling, alarmLevel } from '@ampdeck/api/enumerations/operation'
import { canStart } from '@ampdeck/api/life'
import { alarmLife } from '@ampdeck/api/operation/life-cycles'
import type { Platform } from '../../database/platform.ts'
import { queuePushes } from '../push/alarm-push.store.ts'
import type { Condition } from '../record/alarm-condition.store.ts'
import * as store from '../record/alarm-incident.store.ts'
import { faultOf, ruleById } from '../record/alarm-meaning.store.ts'
import { publishAlarm } from '../record/publish-alarm.ts'
import { openStateOf } from '../work-order/work-order.store.ts'
import { dispatchByRule } from '../work-order/work-order-auto.service.ts'

const { pending, handled } = alarmHandling.code

/** From this level on an alarm that is over needs nobody (domain.md §4, LC 14). */
const SETTLES_BY_ITSELF = alarmLevel.code.warning

/** A condition has become an incident, or is one again. Gives the number of its alarm. */
export async function openIncident(context: Platform, condition: Condition): Promise<number> {
  const known = await store.incidentOf(context.db, condition, condition.since)
  return known ? raiseAgain(context, known, condition) : raiseNew(context, condition)
}

async function raiseNew(context: Platform, condition: Condition): Promise<number> {
  const { db, newId } = context
  const { sellerId, code, object, source, stationId, pileId, gunId, level, info, since, raised } = condition
  const [rule, fault] = await Promise.all([
    ruleById(db, { sellerId, id: condition.ruleId }),
    faultOf(db, condition),
  ])
  const id = newId()
  const now = context.now()
  const alarm = {
    id,
    sellerId,
    createTime: now,
    updateTime: now,
    createUser: null,
    updateUser: null,
    deleted: 0,
    version: 1,
    ruleId: rule?.id ?? null,
    code,
    name: fault?.text ?? rule?.name ?? code,
    nameEn: fault ? fault.textEn : (rule?.nameEn ?? null),
    level,
    source,
    object,
    stationId,
    pileId,
    gunId,
    info,
    firstTime: since,
    lastTime: condition.lastOn,
    count: raised,
    recoverTime: null,
    handling: pending,
    handleUser: null,
    handleTime: null,
    handleNote: null,
    workOrderId: null,
  } satisfies store.Alarm
  await store.insertAlarm(db, alarm)
  await store.recordStep(db, { id: newId(), sellerId, alarmId: id, action: 'raised', ts: since })
  if (rule) {
    await queuePushes(context, alarm, rule)
    if (rule.autoWorkOrder === 1) await dispatchByRule(context, alarm)
  }
  await publishAlarm(context, alarm)
  return id
}

/** The same incident: it counts on, and whoever was told of it is not told again. */
async function raiseAgain(context: Platform, alarm: store.Alarm, condition: Condition): Promise<number> {
  const { db, now, newId } = context
  const isHandled = canStart(alarmLife.raise, alarm)
  const isOver = alarm.recoverTime !== null || isHandled
  const handling = isHandled ? pending : alarm.handling
  const changed = {
    count: alarm.count + condition.raised,
    lastTime: Math.max(alarm.lastTime, condition.lastOn),
    recoverTime: null,
    handling,
    info: condition.info ?? alarm.info,
    updateTime: now(),
  }
  await store.changeAlarm(db, alarm, changed)
  if (isOver) {
    const { sellerId, id } = alarm
    await store.recordStep(db, {
      id: newId(),
      sellerId,
      alarmId: id,
      action: 'reopened',
      ts: condition.lastOn,
    })
  }
  await publishAlarm(context, { ...alarm, ...changed })
  return alarm.id
}

/** An incident that goes on was reported again. */
export async function countOn(
  context: Platform,
  { sellerId, id, ts }: { sellerId: number; id: number; ts: number },
): Promise<void> {
  const alarm = await store.alarmById(context.db, { sellerId, id })
  if (!alarm) return
  const changed = {
    count: alarm.count + 1,
    lastTime: Math.max(alarm.lastTime, ts),
    updateTime: context.now(),
  }
  await store.changeAlarm(context.db, alarm, changed)
  await publishAlarm(context, { ...alarm, ...changed })
}

/** It is over. Levels that need nobody are handled with that, unless somebody is still at work on it. */
export async function recoverIncident(context: Platform, alarm: store.Alarm, ts: number): Promise<void> {
  const { db, now, newId } = context
  if (alarm.recoverTime !== null) return
  const { sellerId, id } = alarm
  const settles =
    alarm.level >= SETTLES_BY_ITSELF &&
    canStart(alarmLife.settle, alarm) &&
    (await openStateOf(db, alarm)) === null
  const changed = {
    recoverTime: Math.max(ts, alarm.firstTime),
    updateTime: now(),
    ...(settles ? { handling: handled, handleTime: now() } : {}),
  }
  await store.changeAlarm(db, alarm, changed)
  await store.recordStep(db, { id: newId(), sellerId, alarmId: id, action: 'recovered', ts })
  await publishAlarm(context, { ...alarm, ...changed })
}
