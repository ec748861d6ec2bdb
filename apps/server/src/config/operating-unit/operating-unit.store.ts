import {
  type OperatingUnit,
  type OperatingUnitDraft,
  OperatingUnitFilter,
} from '@ampdeck/api/config/operating-unit'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { where } from '../../database/where.ts'

export type Unit = z.output<typeof OperatingUnit>
export type Draft = z.output<typeof OperatingUnitDraft>
type Filter = z.output<typeof OperatingUnitFilter>

function matching(rows: Rows, filter: Filter) {
  return rows.from('operatingUnit').where(where(OperatingUnitFilter, filter, 'operatingUnit'))
}

export const { page } = listOf({
  table: 'operatingUnit',
  usual: { by: 'operatingUnit.name', order: 'asc' },
  query: (rows: Rows, filter: Filter) => matching(rows, filter).selectAll().$castTo<Unit>(),
})

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
