import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { gunStatus } from '../enumerations/equipment.ts'
import {
  alarmHandling,
  alarmLevel,
  workOrderDue,
  workOrderKind,
  workOrderState,
} from '../enumerations/operation.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Fen, Id, optional, record, Timestamp, Version } from '../wire.ts'
import { workOrderLife } from './life-cycles.ts'

/** At most so many pictures before the work, and so many after it. */
export const MAX_PICTURES = 9
/** A picture is made smaller before it is sent. */
export const PICTURE_BYTES = 2 * 1_048_576

/** Addresses that `uploadPicture` gave. */
const Pictures = z.array(z.string().max(200)).max(MAX_PICTURES)

/** What was built in; its cost is what one of it costs. */
export const Part = z.object({
  name: empty.max(50).pipe(normal),
  qty: z.int().min(1).max(1_000),
  costFen: Fen.min(0).max(100_000_000),
})

/** A work order as lists and the alarm's drawer show it. */
export const WorkOrderRow = record({
  no: z.string(),
  kind: codeOf(workOrderKind),
  title: z.string(),
  titleEn: z.string().nullable(),
  level: codeOf(alarmLevel),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id.nullable(),
  pileCode: z.string().nullable(),
  alarmId: Id.nullable(),
  dispatchUser: Id.nullable(),
  dispatchUserName: z.string().nullable(),
  repairUser: Id.nullable(),
  repairUserName: z.string().nullable(),
  /** Who submitted it, mostly its repair user: neither of them audits it. */
  submitUser: Id.nullable(),
  deadline: Timestamp.nullable(),
  state: codeOf(workOrderState),
  description: z.string().nullable(),
  pictures: z.array(z.string()),
  result: z.string().nullable(),
  endTime: Timestamp.nullable(),
})

/** The alarm that a work order comes from, also for who may not read alarms. */
export const AlarmOfOrder = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  level: codeOf(alarmLevel),
  info: z.string().nullable(),
  firstTime: Timestamp,
  lastTime: Timestamp,
  count: z.int(),
  recoverTime: Timestamp.nullable(),
  handling: codeOf(alarmHandling),
  advice: z.string().nullable(),
  adviceEn: z.string().nullable(),
})

/** A work order with what it is about and what was done. */
export const WorkOrderDetail = WorkOrderRow.extend({
  parts: z.array(Part),
  resultPictures: z.array(z.string()),
  gunId: Id.nullable(),
  gunLetter: z.int().nullable(),
  /** Of the gun when the work order was made. */
  gunStatus: codeOf(gunStatus).nullable(),
  alarm: AlarmOfOrder.nullable(),
  /** The charge that ran at the gun when the alarm was raised. */
  order: z.object({ id: Id, orderNo: z.string() }).nullable(),
})

export const WORK_ORDER_STEPS = [
  'create',
  'dispatch',
  'againDispatch',
  'accept',
  'submit',
  'auditPass',
  'auditRefuse',
  'cancel',
] as const

export const WorkOrderStep = z.object({
  id: Id,
  action: z.literal([...WORK_ORDER_STEPS]),
  toState: codeOf(workOrderState),
  userName: z.string().nullable(),
  /** To whom it was dispatched. */
  repairUserName: z.string().nullable(),
  note: z.string().nullable(),
  ts: Timestamp,
})

export const WorkOrderFilter = z.object({
  /** Part of the number or of the title. */
  no: filter.text(),
  kind: filter.codes(workOrderKind),
  level: filter.codes(alarmLevel),
  state: filter.codes(workOrderState),
  stationId: filter.ids(),
  pileId: filter.ids(),
  alarmId: filter.ids(),
  repairUser: filter.ids(),
  /** Whether one that is open is past its deadline. */
  overdue: filter.codes(workOrderDue),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['createTime', 'deadline', 'level', 'state', 'no'] as const

/** What people fill in for a work order that no alarm made; without a deadline the level gives it one. */
export const WorkOrderDraft = z.object({
  kind: codeOf(workOrderKind),
  title: empty.max(30).pipe(normal),
  level: codeOf(alarmLevel),
  stationId: Id,
  pileId: optional(Id),
  deadline: optional(Timestamp),
  description: optional(z.string().max(500)),
  pictures: Pictures.default([]),
})

/** What was done, with at least one picture of it. */
export const WorkOrderResult = z.object({
  result: empty.max(500).pipe(normal),
  parts: z.array(Part).max(20).default([]),
  resultPictures: Pictures.min(1),
})

/** Names a work order in the state in which the caller saw it. */
export const OfVersion = ById.extend({ version: Version.optional() })

const pictureGone = { 'workOrder.picture': ['Upload the pictures again', '请重新上传照片'] } as const

const draftRefusals = {
  ...pictureGone,
  'workOrder.ofAlarm': ['Alarm work orders can only be created from the alarm', '告警工单只能由告警生成'],
  'workOrder.pileElsewhere': ['The pile is not at this station', '该电桩不属于该场站'],
} as const

const at = service('operation-service/workOrder')

/** Whoever sees alarms or work orders sees the work orders of the own stations, and the own ones. */
export const workOrderReaders = ['workOrder', 'workOrderDetail', 'alarmCenter', 'alarmMonitor'] as const

export const workOrder = {
  page: at('page', workOrderReaders).takes(paged(WorkOrderFilter, sortable)).gives(pageOf(WorkOrderRow)),
  get: at('get', workOrderReaders).takes(ById).gives(WorkOrderDetail),
  /** What happened to it, from the first step on. */
  steps: at('steps', workOrderReaders).takes(ById).gives(z.array(WorkOrderStep)),
  /** How many work orders of the filter are in each state, whatever states the filter names. */
  stat: at('stat', workOrderReaders)
    .takes(WorkOrderFilter)
    .gives(z.array(z.object({ state: codeOf(workOrderState), count: z.int(), overdue: z.int() }))),
  save: at('save', 'workOrder:add').takes(WorkOrderDraft).gives(WorkOrderRow).fails(draftRefusals),
  update: at('update', 'workOrder:edit')
    .takes(WorkOrderDraft.extend({ ...OfVersion.shape }))
    .gives(WorkOrderRow)
    .fails(draftRefusals)
    .moves(workOrderLife.edit),
  accept: at('accept', 'workOrder:accept').takes(OfVersion).gives(WorkOrderRow).moves(workOrderLife.accept),
  submit: at('submit', 'workOrder:submit')
    .takes(WorkOrderResult.extend({ ...OfVersion.shape }))
    .gives(WorkOrderRow)
    .fails(pictureGone)
    .moves(workOrderLife.submit),
  /** Answers the address of the picture; what is saved or submitted with it puts it to use. */
  uploadPicture: at('uploadPicture', ['workOrder:add', 'workOrder:edit', 'workOrder:submit'])
    .takes(z.object({ file: z.file() }))
    .gives(z.string())
    .uploads(PICTURE_BYTES),
  /** Starts a job of the download center. */
  export: at('export', 'workOrder:export')
    .takes(exported(WorkOrderFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type WorkOrderRow = z.input<typeof WorkOrderRow>
export type WorkOrderDetail = z.input<typeof WorkOrderDetail>
export type WorkOrderStep = z.input<typeof WorkOrderStep>
