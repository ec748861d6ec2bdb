import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { serviceStatus } from '../enumerations/equipment.ts'
import { alarmLevel } from '../enumerations/operation.ts'
import { filter } from '../filter.ts'
import { Id, Timestamp } from '../wire.ts'
import { AlarmRow } from './alarm.ts'

/** What the feed is cut to: the same for its figures. */
export const AlarmFeedFilter = z.object({ level: filter.codes(alarmLevel), stationId: filter.ids() })

/** More than this nobody reads; the figures count all. */
export const FEED_MOST = 300

export const AlarmFeedAnswer = z.object({
  at: Timestamp,
  /** Everything that is not handled, the worst first and in it the latest. */
  alarms: z.array(AlarmRow),
  total: z.int(),
})

export const StationAlarms = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  lng: z.number(),
  lat: z.number(),
  cityName: z.string(),
  cityNameEn: z.string(),
  serviceStatus: codeOf(serviceStatus),
  /** The worst level that is open there, and how many alarms are. */
  level: codeOf(alarmLevel),
  open: z.int(),
})

export const AlarmSummary = z.object({
  at: Timestamp,
  /** Open alarms by level; every level is there. */
  levels: z.array(z.object({ level: codeOf(alarmLevel), count: z.int() })),
  pending: z.int(),
  processing: z.int(),
  /** Since midnight, UTC+8. */
  raisedToday: z.int(),
  recoveredToday: z.int(),
  /** How long recovered alarms of today lasted, on average; null without any. */
  meanRecoveryS: z.int().nullable(),
  /** Work orders that are not done, and those past their deadline. */
  workOrders: z.object({ open: z.int(), overdue: z.int() }),
  stations: z.array(StationAlarms),
})

const at = service('operation-service/monitor')

export const monitorAlarm = {
  alarmFeed: at('alarmFeed', ['alarmMonitor', 'Home1']).takes(AlarmFeedFilter).gives(AlarmFeedAnswer),
  alarmSummary: at('alarmSummary', 'alarmMonitor').takes(AlarmFeedFilter).gives(AlarmSummary),
  /** To whom an alarm may be handed over: enabled people who may see its station. */
  alarmHandlers: at('alarmHandlers', ['alarmMonitor', 'alarmCenter', 'pileAlarm'])
    .takes(z.object({ stationId: Id.nullable().default(null) }))
    .gives(z.array(z.object({ id: Id, name: z.string() }))),
}

export type AlarmSummary = z.input<typeof AlarmSummary>
export type StationAlarms = z.input<typeof StationAlarms>
