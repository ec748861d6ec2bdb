import { ImportBillFilter } from '@ampdeck/api/bill/import-bill'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, type PageRequest, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { isReferredTo, sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'

type Filter = z.output<typeof ImportBillFilter>

/** A batch is seen by who imported it, by who sees all stations, and by who sees one of its orders. */
const visible = (rows: Rows) =>
  rows
    .from('importBill')
    .$if(rows.scope.stationIds !== null, (query) =>
      query.where(({ or, eb, exists }) =>
        or([
          eb('importBill.createUser', '=', rows.userId),
          exists(
            rows
              .from('importedOrder')
              .select('importedOrder.orderId')
              .where(isReferredTo('importedOrder.importBillId', 'importBill.id')),
          ),
        ]),
      ),
    )

const matching = (rows: Rows, filter: Filter) =>
  visible(rows).where(where(ImportBillFilter, filter, 'importBill'))

export function page(rows: Rows, request: Filter & PageRequest) {
  return readPage(rows.db, matching(rows, request).selectAll('importBill'), request, {
    ...orderOf(request, 'importBill', { by: 'importBill.createTime', order: 'desc' }),
    id: 'importBill.id',
  })
}

export async function one(rows: Rows, id: number) {
  const found = await visible(rows).selectAll('importBill').where('importBill.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function sum(rows: Rows, filter: Filter) {
  const total = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::bigint`
  return matching(rows, filter)
    .select([total('total').as('total'), total('kept').as('kept'), total('failed').as('failed')])
    .select([total('energyWh').as('energyWh'), total('payableFen').as('payableFen')])
    .executeTakeFirstOrThrow()
}

export async function orders(rows: Rows, request: PageRequest & { id: number }) {
  const { id } = await one(rows, request.id)
  const query = rows
    .from('importedOrder')
    .innerJoin('chargeOrder', sameSeller('chargeOrder.id', 'importedOrder.orderId'))
    .innerJoin('station', sameSeller('station.id', 'chargeOrder.stationId'))
    .innerJoin('pile', sameSeller('pile.id', 'chargeOrder.pileId'))
    .innerJoin('gun', sameSeller('gun.id', 'chargeOrder.gunId'))
    .select(['chargeOrder.id', 'chargeOrder.orderNo', 'chargeOrder.startTime', 'chargeOrder.stationId'])
    .select([
      'chargeOrder.energyWh',
      'chargeOrder.payableFen',
      'pile.code as pileCode',
      'gun.letter as gunLetter',
    ])
    .select(['importedOrder.platform', 'importedOrder.platformOrderNo'])
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .where('importedOrder.importBillId', '=', id)
  return readPage(rows.db, query, request, {
    by: 'chargeOrder.startTime',
    order: request.sortOrder ?? 'asc',
    id: 'chargeOrder.id',
  })
}

export async function failedRows(rows: Rows, request: PageRequest & { id: number }) {
  const { importId } = await one(rows, request.id)
  const query = rows
    .from('importRow')
    .select(sql<string>`import_row.content`.as('content'))
    .where('importId', '=', importId)
    .where('importRow.content', 'is not', null)
  return readPage(rows.db, query, request, {
    by: 'importRow.row',
    order: request.sortOrder ?? 'asc',
    id: 'importRow.row',
  })
}
