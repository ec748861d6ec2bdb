import { CardBillFilter } from '@ampdeck/api/bill/card-bill'
import type { NotNull } from 'kysely'
import type { z } from 'zod'
import { listOf } from '../../database/list.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'

type Filter = z.output<typeof CardBillFilter>

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

export const { page, all, one } = listOf({
  table: 'cardBill',
  usual: { by: 'cardBill.readTime', order: 'desc' },
  query: matching,
})
