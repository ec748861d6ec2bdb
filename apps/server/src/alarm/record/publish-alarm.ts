import type { LiveEvent } from '@ampdeck/api/events/live-event'
import type { Platform } from '../../database/platform.ts'
import { publish } from '../../events/publish.ts'
import type { Alarm } from './alarm-incident.store.ts'

/** Publishes an alarm. */
export async function publishAlarm(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { id, sellerId, stationId, level, handling }: Alarm,
): Promise<void> {
  const event: LiveEvent = {
    type: 'alarm',
    time: now(),
    sellerId,
    // An alarm of an account stands at no station; whoever sees the whole seller sees it.
    stationId: stationId ?? 0,
    alarmId: id,
    level,
    handling,
  }
  await publish(db, [event])
}
