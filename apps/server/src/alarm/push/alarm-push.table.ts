import type { CodeOf } from '@ampdeck/api/enumeration'
import type { alarmWay } from '@ampdeck/api/enumerations/operation'
import type { KeptRows } from '../../database/tables.ts'

/** Somebody is to be told of an alarm, or was (autoAlarmRecord). */
export interface AlarmPushTable {
  id: number
  sellerId: number
  alarmId: number
  way: CodeOf<typeof alarmWay>
  /** The user of SMS and mail, the station of the console. */
  receiverId: number
  createTime: number
  /** Null while it waits. */
  sentTime: number | null
  /** 1 waits, 2 sent, 3 needless: recovered before anybody was told. */
  state: number
}

/** Not a seller's data: nothing here is reached through `Rows`. */
export const tables = {}

/** As other logs (domain.md §3.1). */
export const kept = { alarmPush: { time: 'createTime', days: 400 } } as const satisfies KeptRows

declare module '../../database/tables.ts' {
  interface Tables {
    alarmPush: AlarmPushTable
  }
}
