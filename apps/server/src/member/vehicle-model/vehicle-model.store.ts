import { VehicleModelFilter } from '@ampdeck/api/member/vehicle-model'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof VehicleModelFilter>

function matching(rows: Rows, filter: Filter) {
  return rows.from('vehicleModel').where(
    where(VehicleModelFilter, filter, 'vehicleModel', {
      model: ['vehicleModel.brand', 'vehicleModel.model'],
    }),
  )
}

export const { page } = listOf({
  table: 'vehicleModel',
  usual: { by: 'vehicleModel.brand', order: 'asc' },
  query: (rows: Rows, filter: Filter) =>
    matching(rows, filter)
      .selectAll()
      .select(
        sql<number>`(select count(*) from vehicle where vehicle.seller_id = vehicle_model.seller_id
        and vehicle.model_id = vehicle_model.id and vehicle.deleted = 0)`.as('vehicleCount'),
      ),
})

/** For pickers. */
export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter)
    .select(['id', 'brand', 'model', 'batteryWh'])
    .orderBy(nameKey('brand'))
    .orderBy(nameKey('model'))
    .limit(1_000)
    .execute()
}

/** Also where the caller does not see the vehicle. */
export async function hasVehicles(rows: Rows, modelId: number): Promise<boolean> {
  const found = rows.wholeSeller().from('vehicle').select('vehicle.id').where('modelId', '=', modelId)
  return (await found.limit(1).execute()).length > 0
}
