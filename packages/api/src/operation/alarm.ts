import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { alarmHandling, alarmLevel, alarmSource, workOrderState } from '../enumerations/operation.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp } from '../wire.ts'
import { alarmLife } from './life-cycles.ts'

/** One incident: the same code at the same object. */
export const Alarm = record({
  ruleId: Id.nullable(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  level: codeOf(alarmLevel),
  source: codeOf(alarmSource),
  stationId: Id.nullable(),
  pileId: Id.nullable(),
  gunId: Id.nullable(),
  /** What the device said besides its code. */
  info: z.string().nullable(),
  firstTime: Timestamp,
  lastTime: Timestamp,
  /** How often it was raised. */
  count: z.int(),
  recoverTime: Timestamp.nullable(),
  handling: codeOf(alarmHandling),
  handleUser: Id.nullable(),
  handleTime: Timestamp.nullable(),
  handleNote: z.string().nullable(),
  workOrderId: Id.nullable(),
})

/** An alarm as lists show it: with the names of where it is, who has it, and its work order. */
export const AlarmRow = Alarm.extend({
  stationName: z.string().nullable(),
  stationNameEn: z.string().nullable(),
  pileCode: z.string().nullable(),
  gunLetter: z.int().nullable(),
  handleUserName: z.string().nullable(),
  workOrderNo: z.string().nullable(),
  workOrderState: codeOf(workOrderState).nullable(),
})

/** What happened to an alarm. */
export const ALARM_STEPS = [
  'raised',
  'reopened',
  'taken',
  'handedOver',
  'dispatched',
  'released',
  'recovered',
  'closed',
] as const

export const AlarmStep = z.object({
  id: Id,
  action: z.literal([...ALARM_STEPS]),
  userName: z.string().nullable(),
  toUserName: z.string().nullable(),
  note: z.string().nullable(),
  ts: Timestamp,
})

/** An alarm with what is to be done about it and what was. */
export const AlarmDetail = AlarmRow.extend({
  ruleName: z.string().nullable(),
  ruleNameEn: z.string().nullable(),
  advice: z.string().nullable(),
  adviceEn: z.string().nullable(),
  steps: z.array(AlarmStep),
  /** The order that ran at the gun when it was first raised. */
  order: z.object({ id: Id, orderNo: z.string() }).nullable(),
})

export const AlarmFilter = z.object({
  level: filter.codes(alarmLevel),
  handling: filter.codes(alarmHandling),
  stationId: filter.ids(),
  pileId: filter.ids(),
  gunId: filter.ids(),
  /** Part of a pile's code. */
  pileCode: filter.text(),
  /** Part of the code or of the name. */
  code: filter.text(),
  ruleId: filter.ids(),
  workOrderId: filter.ids(),
  /** Alarms that were last raised in this period. */
  lastTimeFrom: filter.from(),
  lastTimeTo: filter.to(),
})

const sortable = ['lastTime', 'firstTime', 'level', 'code', 'count', 'recoverTime', 'handling'] as const

/** At most so many alarms are closed at once. */
export const CLOSE_AT_ONCE = 100

const closingNote = empty.max(200).pipe(normal)

export const Ledger = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

const at = service('operation-service/alarm')
/** The lists of alarms: all of them, those of piles, those that wait. */
const readers = ['alarmCenter', 'pileAlarm', 'alarmMonitor'] as const

export const alarm = {
  page: at('page', readers).takes(paged(AlarmFilter, sortable)).gives(pageOf(AlarmRow)),
  get: at('get', readers).takes(ById).gives(AlarmDetail),
  /** How many alarms of the filter are of each level, whatever levels the filter names. */
  stat: at('stat', readers)
    .takes(AlarmFilter)
    .gives(z.array(z.object({ level: codeOf(alarmLevel), count: z.int(), open: z.int() }))),
  /** Claims an alarm, or hands one that is taken to somebody else. */
  handle: at('handle', ['alarmCenter:handle', 'pileAlarm:handle', 'alarmMonitor:handle'])
    .takes(ById.extend({ userId: optional(Id), note: optional(z.string().max(200).pipe(normal)) }))
    .gives(AlarmRow)
    .moves(alarmLife.take, alarmLife.handOver),
  close: at('close', ['alarmCenter:close', 'pileAlarm:close'])
    .takes(ById.extend({ note: closingNote }))
    .gives(AlarmRow)
    .moves(alarmLife.close),
  /** One result for each: what cannot be closed is refused with its reason and does not stop the rest. */
  batchClose: at('batchClose', 'alarmCenter:close')
    .takes(z.object({ ids: z.array(Id).min(1).max(CLOSE_AT_ONCE), note: closingNote }))
    .gives(Ledger),
  /** Starts a job of the download center. */
  export: at('export', ['alarmCenter:export', 'pileAlarm:export'])
    .takes(exported(AlarmFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Alarm = z.input<typeof Alarm>
export type AlarmRow = z.input<typeof AlarmRow>
export type AlarmDetail = z.input<typeof AlarmDetail>
