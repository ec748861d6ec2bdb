import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, record, Watt, Wh } from '../wire.ts'

/** A tenth of a kilowatt, or of a kilowatt-hour: no data sheet says more. */
export const TENTH = 100

/** What people fill in. */
export const VehicleModelDraft = z.object({
  brand: empty.max(50).pipe(normal),
  model: empty.max(50).pipe(normal),
  batteryWh: Wh.min(TENTH).max(2_000_000).multipleOf(TENTH),
  maxW: Watt.min(TENTH).max(2_000_000).multipleOf(TENTH),
})

export const VehicleModel = record(VehicleModelDraft.shape)
const VehicleModelRow = VehicleModel.extend({ vehicleCount: z.int() })

export const VehicleModelFilter = z.object({
  /** Part of the brand or of the model. */
  model: filter.text(),
})

const VehicleModelOption = z.object({ id: Id, brand: z.string(), model: z.string(), batteryWh: Wh })

const at = service('member-service/vehicleModel')

export const vehicleModel = {
  page: at('page', 'vehicleModel')
    .takes(paged(VehicleModelFilter, ['brand', 'model', 'batteryWh', 'maxW', 'updateTime']))
    .gives(pageOf(VehicleModelRow)),
  get: at('get', 'vehicleModel').takes(ById).gives(VehicleModel),
  selectAll: at('selectAll', ['vehicleModel', 'vehicleList', 'carList'])
    .takes(VehicleModelFilter)
    .gives(z.array(VehicleModelOption)),
  save: at('save', 'vehicleModel:add').takes(VehicleModelDraft).gives(VehicleModel),
  update: at('update', 'vehicleModel:edit')
    .takes(VehicleModelDraft.extend(ByVersion.shape))
    .gives(VehicleModel)
    .fails('record.stale'),
  /** Only one that no vehicle is of. */
  delete: at('delete', 'vehicleModel:delete').takes(ById).fails('record.inUse'),
}

export type VehicleModel = z.input<typeof VehicleModel>
export type VehicleModelRow = z.input<typeof VehicleModelRow>
