import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { alarmLevel, workOrderKind, workOrderState } from '../enumerations/operation.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp } from '../wire.ts'
import { workOrderOpen } from './alarm.ts'

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
  deadline: Timestamp.nullable(),
  state: codeOf(workOrderState),
  result: z.string().nullable(),
  endTime: Timestamp.nullable(),
})

export const WorkOrderFilter = z.object({
  /** Part of the number or of the title. */
  no: filter.text(),
  kind: filter.codes(workOrderKind),
  level: filter.codes(alarmLevel),
  state: filter.codes(workOrderState),
  stationId: filter.ids(),
  alarmId: filter.ids(),
  repairUser: filter.ids(),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const reason = empty.max(200).pipe(normal)

/** Of a work order that waits, or of an alarm, which makes one. Without a person, the one with the least to do. */
const Dispatch = z
  .object({
    id: Id.optional(),
    alarmId: Id.optional(),
    repairUser: optional(Id),
    note: optional(z.string().max(200).pipe(normal)),
  })
  .refine(({ id, alarmId }) => (id === undefined) !== (alarmId === undefined), {
    path: ['id'],
    message: 'either id or alarmId',
  })

const Audit = ById.extend({ pass: z.boolean(), note: optional(z.string().max(200).pipe(normal)) }).refine(
  ({ pass, note }) => pass || (note ?? '').trim() !== '',
  { path: ['note'], message: 'empty' },
)

const notOnDuty = {
  'workOrder.notOnDuty': ['This person is not on duty for the station', '该人员当前不在岗，或不负责该场站'],
} as const

const at = service('operation-service/alarmWorkOrder')

/** Whoever sees alarms or work orders sees the work orders of the own stations, and the own ones. */
const readers = ['workOrder', 'alarmCenter', 'alarmMonitor'] as const

export const alarmWorkOrder = {
  page: at('page', readers)
    .takes(paged(WorkOrderFilter, ['createTime', 'deadline', 'level', 'state', 'no']))
    .gives(pageOf(WorkOrderRow)),
  /** The repair people on duty who may be sent to a station, who has the least to do first. */
  repairUsers: at('repairUsers', readers)
    .takes(z.object({ stationId: Id }))
    .gives(z.array(z.object({ id: Id, name: z.string(), openCount: z.int() }))),
  dispatch: at('dispatch', 'workOrder:dispatch')
    .takes(Dispatch)
    .gives(WorkOrderRow)
    .fails('transition.notAllowed', workOrderOpen, notOnDuty),
  againDispatch: at('againDispatch', 'workOrder:againDispatch')
    .takes(ById.extend({ repairUser: Id, reason }))
    .gives(WorkOrderRow)
    .fails('transition.notAllowed', notOnDuty, {
      'workOrder.sameUser': ['Choose another person', '请选择其他人员'],
    }),
  audit: at('audit', 'workOrder:audit')
    .takes(Audit)
    .gives(WorkOrderRow)
    .fails('transition.notAllowed', 'audit.sameUser'),
  cancel: at('cancel', 'workOrder:cancel')
    .takes(ById.extend({ reason }))
    .gives(WorkOrderRow)
    .fails('transition.notAllowed'),
}

export type WorkOrderRow = z.input<typeof WorkOrderRow>
