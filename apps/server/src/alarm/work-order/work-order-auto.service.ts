import type { Platform } from '../../database/platform.ts'
import { dispatchOf } from '../push/alarm-push.store.ts'
import type { Alarm } from '../record/alarm-incident.store.ts'
import { repairUsers } from './work-order.store.ts'
import { orderForAlarm } from './work-order-alarm.service.ts'

/**
 * A work order for an incident whose rule asks for one: to the one of the rule's team on duty who has the least to do,
 * else it waits to be dispatched.
 */
export async function dispatchByRule(context: Platform, alarm: Alarm): Promise<void> {
  const { db, now } = context
  const { sellerId, stationId } = alarm
  if (stationId === null) return
  const line = await dispatchOf(db, alarm)
  const able = line ? await repairUsers(db, { sellerId, stationId, now: now() }) : []
  const repairUser = able.find(({ id }) => line?.team.includes(id))?.id ?? null
  await orderForAlarm(context, alarm, { stationId, repairUser, userId: null })
}
