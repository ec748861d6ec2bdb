import { VehicleFilter } from '@ampdeck/api/member/vehicle'
import { sql } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof VehicleFilter>

const usual: Order = { by: 'vehicle.createTime', order: 'desc' }

const certification = sql<0 | 1 | 2 | 3 | null>`(select c.audit_state from vehicle_certification c
  where c.seller_id = vehicle.seller_id and c.vehicle_id = vehicle.id and c.deleted = 0 order by c.id desc limit 1)`

const lastOrder = (what: string) =>
  sql<number | null>`(select ${sql.raw(what)} from charge_order o
    where o.seller_id = vehicle.seller_id and o.vin = vehicle.vin order by o.id desc limit 1)`

function filtered(rows: Rows, filter: Filter) {
  return rows
    .from('vehicle')
    .where(
      where(VehicleFilter, filter, 'vehicle', { plate: ['vehicle.plate', 'vehicle.vin'], certification }),
    )
}

/** With whose they are, their newest certification and their last charge. */
function matching(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .leftJoin('member', sameSeller('member.id', 'vehicle.memberId'))
    .leftJoin('fleet', sameSeller('fleet.id', 'vehicle.groupId'))
    .selectAll('vehicle')
    .select(sql<string | null>`nullif(concat_ws(' ', vehicle.brand, vehicle.model), '')`.as('modelName'))
    .select(['member.name as memberName', 'fleet.name as fleetName', certification.as('certification')])
    .select(lastOrder('coalesce(o.end_soc, o.start_soc)').as('lastSoc'))
    .select(lastOrder('coalesce(o.end_time, o.start_time)').as('lastChargeTime'))
    .$narrowType<{ state: 1 | 2 }>()
}

export const { page, all, one } = listOf({
  table: 'vehicle',
  usual,
  query: matching,
})

/** For pickers. */
export function options(rows: Rows, filter: Filter) {
  return filtered(rows, filter)
    .select(['vehicle.id', 'vehicle.plate', 'vehicle.vin'])
    .orderBy('vehicle.plate')
    .limit(100)
    .execute()
}
