import { MeterFilter } from '@ampdeck/api/config/meter'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof MeterFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

/** Meters with their station and the newest month that a fee was entered for. */
function matching(rows: Rows, filter: Filter) {
  return rows
    .from('meter')
    .innerJoin('station', sameSeller('station.id', 'meter.stationId'))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('meterFee')
          .select(['meterFee.month', 'meterFee.feeFen as monthFeeFen'])
          .whereRef('meterFee.sellerId', '=', 'meter.sellerId')
          .whereRef('meterFee.meterId', '=', 'meter.id')
          .where('meterFee.deleted', '=', 0)
          .orderBy('meterFee.month', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('meter')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['last.month', 'last.monthFeeFen'])
    .where(where(MeterFilter, filter, 'meter'))
}

const order = (request: Sorting) =>
  ({ ...orderOf(request, 'meter', { by: 'meter.meterNo', order: 'asc' }), id: 'meter.id' }) as const

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, matching(rows, request), request, order(request))
}

export function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  return matching(rows, request).orderBy(sql.ref(by), direction).orderBy(id, direction).execute()
}

/** A fee says by its meter what it is of. */
export async function hasFees(rows: Rows, meterId: number): Promise<boolean> {
  const found = rows.wholeSeller().from('meterFee').select('meterFee.id').where('meterId', '=', meterId)
  return (await found.limit(1).execute()).length > 0
}
