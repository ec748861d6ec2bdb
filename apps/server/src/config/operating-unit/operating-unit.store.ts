import {
  type OperatingUnit,
  type OperatingUnitDraft,
  OperatingUnitFilter,
} from '@ampdeck/api/config/operating-unit'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Unit = z.output<typeof OperatingUnit>
export type Draft = z.output<typeof OperatingUnitDraft>
type Filter = z.output<typeof OperatingUnitFilter>

function matching(rows: Rows, filter: Filter) {
  return rows.from('operatingUnit').where(where(OperatingUnitFilter, filter, 'operatingUnit'))
}

export function page(rows: Rows, request: Filter & PageRequest) {
  const order = orderOf(request, 'operatingUnit', { by: 'operatingUnit.name', order: 'asc' })
  const query = matching(rows, request).selectAll().$castTo<Unit>()
  return readPage(rows.db, query, request, { ...order, id: 'operatingUnit.id' })
}

/** For pickers. */
export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter).select(['id', 'name', 'nameEn']).orderBy('id').limit(1_000).execute()
}

/** A unit that operates a station stays, also where the caller does not see that station. */
export async function hasStations(rows: Rows, unitId: number): Promise<boolean> {
  const stations = rows
    .wholeSeller()
    .from('station')
    .select('station.id')
    .where('operatingUnitId', '=', unitId)
  return (await stations.limit(1).execute()).length > 0
}
