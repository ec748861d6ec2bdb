import type { OperatingUnit, OperatingUnitFilter } from '@ampdeck/api/config/operating-unit'
import type { Page } from '@ampdeck/api/paging'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { containing } from '../database/text.ts'

type Filter = z.output<typeof OperatingUnitFilter>
type Unit = z.output<typeof OperatingUnit>

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('operatingUnit')
    .$if(filter.name !== undefined, (query) => query.where('name', 'ilike', containing(filter.name)))
    .$if(filter.kind !== undefined, (query) => query.where('kind', 'in', filter.kind ?? []))
}

export function page(rows: Rows, request: Filter & PageRequest): Promise<Page<Unit>> {
  const order = orderOf(request, 'operatingUnit', { by: 'operatingUnit.name', order: 'asc' })
  const query = matching(rows, request).selectAll()
  return readPage(rows.db, query, request, { ...order, id: 'operatingUnit.id' }) as Promise<Page<Unit>>
}

export function byId(rows: Rows, id: number): Promise<Unit> {
  return rows.get('operatingUnit', id) as Promise<Unit>
}

/** For pickers. */
export function options(rows: Rows, filter: Filter) {
  return matching(rows, filter).select(['id', 'name', 'nameEn']).orderBy('id').limit(1_000).execute()
}

export async function hasStations(rows: Rows, unitId: number): Promise<boolean> {
  const found = await rows
    .from('station')
    .select('station.id')
    .where('operatingUnitId', '=', unitId)
    .limit(1)
    .execute()
  return found.length > 0
}
