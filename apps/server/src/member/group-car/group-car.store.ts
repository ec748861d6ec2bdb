import { type GroupCar, GroupCarFilter } from '@ampdeck/api/member/group-car'
import { startOfMonth } from '@ampdeck/api/time'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import { listOf } from '../../database/list.ts'
import type { Order } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

export type Row = z.output<typeof GroupCar>
export type Filter = z.output<typeof GroupCarFilter>

const byPlate: Order = { by: 'vehicle.plate', order: 'asc' }

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('vehicle')
    .where('vehicle.groupId', 'is not', null)
    .where(where(GroupCarFilter, filter, 'vehicle', { plate: ['vehicle.plate', 'vehicle.vin'] }))
}

/** With its fleet and team, and what its charges say. */
function listed(rows: Rows, filter: Filter) {
  const month = startOfMonth(rows.now)
  const last = <T>(what: string) =>
    sql<T | null>`(select ${sql.raw(what)} from charge_order o
      left join member driver on driver.seller_id = o.seller_id and driver.id = o.member_id
      where o.seller_id = vehicle.seller_id and o.vin = vehicle.vin order by o.id desc limit 1)`
  return matching(rows, filter)
    .innerJoin('fleet', sameSeller('fleet.id', 'vehicle.groupId'))
    .leftJoin('groupTeam', sameSeller('groupTeam.id', 'vehicle.teamId'))
    .selectAll('vehicle')
    .select(sql<string | null>`nullif(concat_ws(' ', vehicle.brand, vehicle.model), '')`.as('modelName'))
    .select(['fleet.name as groupName', 'groupTeam.name as teamName'])
    .select([
      last<string>('driver.name').as('driverName'),
      last<number>('coalesce(o.end_time, o.start_time)').as('lastChargeTime'),
      sql<number>`coalesce((select sum(o.energy_wh) from charge_order o where o.seller_id = vehicle.seller_id
        and o.vin = vehicle.vin and o.id >= ${idAt(month)}), 0)::bigint`.as('monthWh'),
    ])
    .$castTo<Row>()
}

export const { page, all, one } = listOf({
  table: 'vehicle',
  usual: byPlate,
  query: listed,
})

/** The chosen cars that the caller may see, with their fleets. */
export function chosenCars(
  rows: Rows,
  { ids, matching: filter, except = [] }: { ids?: number[]; matching?: Filter; except?: number[] },
) {
  const query = matching(rows, filter ?? {}).select(['vehicle.id', 'vehicle.groupId'])
  return ids
    ? query.where('vehicle.id', 'in', ids).execute()
    : query.where(sql<SqlBool>`vehicle.id <> all (${except}::bigint[])`).execute()
}
