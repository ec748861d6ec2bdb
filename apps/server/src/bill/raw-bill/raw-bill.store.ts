import { RawBillFilter } from '@ampdeck/api/bill/raw-bill'
import { type NotNull, sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof RawBillFilter>
type Sorting = Pick<PageRequest, 'sortField' | 'sortOrder'>

const matching = (rows: Rows, filter: Filter) =>
  rows.from('rawBill').where(where(RawBillFilter, filter, 'rawBill'))

function named(query: ReturnType<typeof matching>) {
  return query
    .leftJoin('station', sameSeller('station.id', 'rawBill.stationId'))
    .leftJoin('chargeOrder', sameSeller('chargeOrder.id', 'rawBill.orderId'))
    .selectAll('rawBill')
    .select(['chargeOrder.orderNo', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .$narrowType<{ stationName: NotNull }>()
}

const order = (request: Sorting) =>
  ({
    ...orderOf(request, 'rawBill', { by: 'rawBill.receivedTime', order: 'desc' }),
    id: 'rawBill.id',
  }) as const

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, named(matching(rows, request)), request, order(request))
}

export function all(rows: Rows, request: Filter & Sorting) {
  const { by, order: direction, id } = order(request)
  return named(matching(rows, request)).orderBy(sql.ref(by), direction).orderBy(id, direction).execute()
}

export async function one(rows: Rows, id: number) {
  const found = await named(matching(rows, {})).where('rawBill.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}
