import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { paged, pageOf } from '../paging.ts'
import { Id, optional } from '../wire.ts'
import { alarmLife, workOrderLife } from './life-cycles.ts'
import { OfVersion, WorkOrderFilter, WorkOrderRow, workOrderReaders } from './work-order.ts'

const reason = empty.max(200).pipe(normal)
const note = optional(z.string().max(200).pipe(normal))

/** Of a work order that waits, or of an alarm, which makes one. Without a person, the one with the least to do. */
export const Dispatch = OfVersion.partial({ id: true })
  .extend({ alarmId: Id.optional(), repairUser: optional(Id), note })
  .refine(({ id, alarmId }) => (id === undefined) !== (alarmId === undefined), {
    path: ['id'],
    message: 'either id or alarmId',
  })

export const Audit = OfVersion.extend({ pass: z.boolean(), note }).refine(
  (audit) => audit.pass || (audit.note ?? '').trim() !== '',
  { path: ['note'], message: 'empty' },
)

/** At most so many work orders are dispatched at once. */
export const DISPATCH_AT_ONCE = 100

const notOnDuty = {
  'workOrder.notOnDuty': ['This person is not on duty for the station', '该人员当前不在岗，或不负责该场站'],
} as const

const at = service('operation-service/alarmWorkOrder')

export const alarmWorkOrder = {
  page: at('page', workOrderReaders)
    .takes(paged(WorkOrderFilter, ['createTime', 'deadline', 'level', 'state', 'no']))
    .gives(pageOf(WorkOrderRow)),
  /**
   * The repair people on duty who may be sent to a station, who has the least to do first; without a station all who
   * repair.
   */
  repairUsers: at('repairUsers', workOrderReaders)
    .takes(z.object({ stationId: Id.optional() }))
    .gives(z.array(z.object({ id: Id, name: z.string(), openCount: z.int() }))),
  dispatch: at('dispatch', 'workOrder:dispatch')
    .takes(Dispatch)
    .gives(WorkOrderRow)
    .fails(notOnDuty)
    .moves(workOrderLife.dispatch, alarmLife.dispatch),
  /** One result for each: what cannot be dispatched is refused with its reason and does not stop the rest. */
  batchDispatch: at('batchDispatch', 'workOrder:dispatch')
    .takes(z.object({ ids: z.array(Id).min(1).max(DISPATCH_AT_ONCE), repairUser: optional(Id), note }))
    .gives(z.object({ done: z.array(Id), refused: z.array(z.object({ id: Id, reason: z.string() })) }))
    .fails(notOnDuty),
  againDispatch: at('againDispatch', 'workOrder:againDispatch')
    .takes(OfVersion.extend({ repairUser: Id, reason }))
    .gives(WorkOrderRow)
    .fails(notOnDuty, { 'workOrder.sameUser': ['Choose another person', '请选择其他人员'] })
    .moves(workOrderLife.againDispatch),
  audit: at('audit', 'workOrder:audit').takes(Audit).gives(WorkOrderRow).moves(workOrderLife.audit),
  cancel: at('cancel', 'workOrder:cancel')
    .takes(OfVersion.extend({ reason }))
    .gives(WorkOrderRow)
    .moves(workOrderLife.cancel),
}
