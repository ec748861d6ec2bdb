import { CardBillFilter } from '@ampdeck/api/bill/card-bill'
import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof CardBillFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('cardBill')
    .where(where(CardBillFilter, filter, 'cardBill'))
    .leftJoin('station', sameSeller('station.id', 'cardBill.stationId'))
    .leftJoin('pile', sameSeller('pile.id', 'cardBill.pileId'))
    .selectAll('cardBill')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn', 'pile.code as pileCode'])
    .$narrowType<Record<'stationName' | 'pileCode', NotNull>>()
}

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'cardBill', { by: 'cardBill.readTime', order: 'desc' }),
    id: 'cardBill.id',
  }) as const

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, matching(rows, request), request, order(request))
}

export function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  return matching(rows, request).orderBy(sql.ref(by), direction).orderBy(id, direction).execute()
}

export async function one(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('cardBill.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}
