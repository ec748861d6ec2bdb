import { RawBillFilter } from '@ampdeck/api/bill/raw-bill'
import type { NotNull } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof RawBillFilter>

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

export const { page, all, one } = listOf({
  table: 'rawBill',
  usual: { by: 'rawBill.receivedTime', order: 'desc' },
  query: (rows: Rows, filter: Filter) => named(matching(rows, filter)),
})
