import type { Language } from '@ampdeck/api/enumeration'
import type { AlarmRow } from '@ampdeck/api/operation/alarm'
import type { FeedAlarm } from '@ampdeck/ui/alarm-feed'
import { alarmName, alarmObject, alarmStation } from './alarm-name.ts'

/** An alarm as a feed shows it, in a language. */
export function feedAlarm(row: AlarmRow, language: Language): FeedAlarm {
  const { id, level, code, info, firstTime, lastTime, count, handling, recoverTime } = row
  return {
    ...{ level, code, firstTime, lastTime, count, handling, recoverTime },
    id: String(id),
    text: [alarmName(row, language), info].filter(Boolean).join(language === 'en' ? ', ' : '，'),
    station: alarmStation(row, language) ?? '',
    object: alarmObject(row),
    handler: row.handleUserName ?? undefined,
  }
}
