import { eventType } from '@ampdeck/api/enumerations/equipment'
import { reportGun } from '../../alarm/incident/alarm.service.ts'
import type { Platform } from '../../database/platform.ts'
import type { GunReport } from '../../device/charge-point.ts'
import { type At, recordGunEvent } from '../record/event.store.ts'
import { type GunStatus, isInTrouble } from '../record/gun-states.ts'

/** A fault without a code: the standard's word for it. */
const UNNAMED = 'OtherError'
const { alarmOn: ALARM_ON, alarmOff: ALARM_OFF } = eventType.code

/** The code of what is the matter, or null. */
export function troubleOf(told: { status: GunStatus; errorCode?: string | null }): string | null {
  return told.errorCode ?? (isInTrouble(told.status) ? UNNAMED : null)
}

/** What is the matter with a gun or a pile has changed: noted, and an alarm or its end. The same again is nothing. */
export async function reportTrouble(
  context: Platform,
  device: At,
  known: readonly string[],
  report: GunReport,
): Promise<void> {
  const { ts, info } = report
  const code = troubleOf(report)
  const over = known.filter((one) => one !== code)
  const isNew = code !== null && !known.includes(code)
  if (over.length === 0 && !isNew) return
  for (const one of over)
    await recordGunEvent(context, device, { type: ALARM_OFF, ts, payload: { code: one } })
  if (isNew)
    await recordGunEvent(context, device, { type: ALARM_ON, ts, payload: { code, info: info ?? null } })
  await reportGun(context, { ...device, code, info, ts })
}
