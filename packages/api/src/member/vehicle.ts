import { plainPlate } from '@ampdeck/validation/plain'
import { plate, vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { importing } from '../config/download-center.ts'
import { service } from '../contract.ts'
import { activeState, auditState, vehicleType } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp, Wh } from '../wire.ts'
import { TENTH } from './vehicle-model.ts'

/** Whose a car is. */
export interface Owned {
  memberId: number | null
  groupId: number | null
}

const isFree = ({ memberId, groupId }: Owned) => memberId === null && groupId === null

/** What is done with a car: it has one owner, a member or a fleet, or none. */
export const vehicleLife = lifeOf('state', activeState, {
  bind: {
    needs: { 'transition.notAllowed': isFree },
    sentences: {
      'transition.notAllowed': [
        'This vehicle already belongs to a member or a fleet',
        '该车已有车主或属于车队',
      ],
    },
  },
  unbind: {
    needs: { 'transition.notAllowed': ({ memberId }: Pick<Owned, 'memberId'>) => memberId !== null },
    sentences: { 'transition.notAllowed': ['This vehicle has no owner', '该车没有车主'] },
  },
  delete: {
    needs: { 'record.inUse': isFree },
    sentences: {
      'record.inUse': [
        'This vehicle belongs to a member or a fleet. Unbind or remove it there first',
        '该车有车主或属于车队，请先解绑或移出车队',
      ],
    },
  },
})

/** What people fill in; without a battery of its own a car has that of its model. */
export const VehicleDraft = z.object({
  plate,
  vin: optional(vin),
  vehicleType: codeOf(vehicleType),
  modelId: Id,
  batteryWh: optional(Wh.min(TENTH).max(2_000_000).multipleOf(TENTH)),
})

export const Vehicle = record({
  ...VehicleDraft.shape,
  /** Null where an import or a plate alone told of the car. */
  modelId: Id.nullable(),
  /** Brand and model, as they were when the car was saved. */
  modelName: z.string().nullable(),
  memberId: Id.nullable(),
  memberName: z.string().nullable(),
  groupId: Id.nullable(),
  fleetName: z.string().nullable(),
  /** Of its newest certification. */
  certification: codeOf(auditState).nullable(),
  /** After its last charge, or at the start of one that runs. */
  lastSoc: z.int().nullable(),
  lastChargeTime: Timestamp.nullable(),
  state: codeOf(activeState),
})

export const VehicleFilter = z.object({
  id: filter.ids(),
  /** Part of the plate or of the VIN. */
  plate: filter.text(plainPlate),
  vehicleType: filter.codes(vehicleType),
  modelId: filter.ids(),
  memberId: filter.ids(),
  groupId: filter.ids(),
  certification: filter.codes(auditState),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['plate', 'vin', 'vehicleType', 'batteryWh', 'createTime'] as const

const at = service('member-service/vehicle')

/** The cars of members and fleets. */
export const vehicle = {
  page: at('page', ['vehicleList', 'memberDetail'])
    .takes(paged(VehicleFilter, sortable))
    .gives(pageOf(Vehicle)),
  get: at('get', ['vehicleList', 'vehicleData']).takes(ById).gives(Vehicle),
  selectAll: at('selectAll', ['vehicleList', 'carList'])
    .takes(VehicleFilter)
    .gives(z.array(z.object({ id: Id, plate: z.string(), vin: z.string().nullable() }))),
  save: at('save', 'vehicleList:add').takes(VehicleDraft).gives(Vehicle).fails('record.duplicate'),
  update: at('update', 'vehicleList:edit')
    .takes(VehicleDraft.extend(ByVersion.shape))
    .gives(Vehicle)
    .fails('record.stale', 'record.duplicate'),
  delete: at('delete', 'vehicleList:delete').takes(ById).moves(vehicleLife.delete),
  /** Makes a personal member the owner of a car that has none. */
  bind: at('bind', 'vehicleList:bind')
    .takes(ByVersion.extend({ memberId: Id }))
    .gives(Vehicle)
    .fails({
      'vehicle.owner': ['Only a personal member who is not cancelled can own it', '只能绑定未注销的个人会员'],
    })
    .moves(vehicleLife.bind),
  /** Takes the owner away, and with him the right to charge by this VIN at his expense. */
  unbind: at('unbind', 'vehicleList:unbind').takes(ByVersion).gives(Vehicle).moves(vehicleLife.unbind),
  import: importing(at('import', 'vehicleList:import')),
  /** Starts a job of the download center. */
  export: at('export', 'vehicleList:export')
    .takes(exported(VehicleFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type Vehicle = z.input<typeof Vehicle>
export type VehicleDraft = z.input<typeof VehicleDraft>
