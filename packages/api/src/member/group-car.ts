import { plainPlate } from '@ampdeck/validation/plain'
import { plate, vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { Ledger } from '../config/station.ts'
import { service } from '../contract.ts'
import { vehicleType } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp, Wh } from '../wire.ts'

/** What people fill in; a car that is known and has no owner joins the fleet. */
export const GroupCarDraft = z.object({
  groupId: Id,
  plate,
  vin: optional(vin),
  vehicleType: codeOf(vehicleType),
  modelId: Id,
  teamId: optional(Id),
})

/** A car of a fleet; its number is that of the vehicle. */
export const GroupCar = record({
  ...GroupCarDraft.shape,
  modelId: Id.nullable(),
  modelName: z.string().nullable(),
  groupName: z.string(),
  teamName: z.string().nullable(),
  /** Who drove it last, by its newest charge. */
  driverName: z.string().nullable(),
  lastChargeTime: Timestamp.nullable(),
  /** Of the running month. */
  monthWh: Wh,
})

export const GroupCarFilter = z.object({
  /** Part of the plate or of the VIN. */
  plate: filter.text(plainPlate),
  groupId: filter.ids(),
  teamId: filter.ids(),
  vehicleType: filter.codes(vehicleType),
})

const sortable = ['plate', 'vehicleType', 'createTime'] as const

const refusals = {
  'team.elsewhere': ['The team is one of another fleet', '该班组属于其他车队'],
  'car.owned': ['This car has an owner or a fleet', '该车已有车主或已属于车队'],
} as const

const at = service('member-service/groupCar')

export const groupCar = {
  page: at('page', ['carList', 'fleetGroup', 'fleetDetail'])
    .takes(paged(GroupCarFilter, sortable))
    .gives(pageOf(GroupCar)),
  get: at('get', 'carList').takes(ById).gives(GroupCar),
  save: at('save', 'carList:add').takes(GroupCarDraft).gives(GroupCar).fails('record.duplicate', refusals),
  update: at('update', 'carList:edit')
    .takes(GroupCarDraft.extend(ByVersion.shape))
    .gives(GroupCar)
    .fails('record.stale', 'record.duplicate', refusals),
  /** The car leaves the fleet, and stays a vehicle. */
  delete: at('delete', 'carList:delete').takes(ById),
  /** Into a team of their fleet, or out of any. */
  move: at('move', 'carList:move')
    .takes(chosen(GroupCarFilter, { teamId: optional(Id) }))
    .gives(Ledger),
  export: at('export', 'carList:export')
    .takes(exported(GroupCarFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type GroupCar = z.input<typeof GroupCar>
