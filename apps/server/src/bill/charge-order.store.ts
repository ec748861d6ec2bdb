import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { Page } from '@ampdeck/api/paging'
import type { z } from 'zod'
import { cappedCount } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { failures } from '../http/failure.ts'
import { byNumber, matching, type Orders } from './charge-order.filter.ts'
import { type KeysRequest, keysOf } from './charge-order-keys.store.ts'

type Row = z.output<typeof ChargeOrderRow>

/** One page: the keys from an index alone, and then only the rows that are shown. */
export async function page(rows: Rows, request: KeysRequest): Promise<Page<Row>> {
  const { current, pageSize } = request
  const [ids, count] = await Promise.all([
    keysOf(rows, request),
    cappedCount(rows.db, matching(rows, request)),
  ])
  const byId = new Map((await withIds(rows, ids)).map((row) => [row.id, row]))
  return { records: ids.flatMap((id) => byId.get(id) ?? []), ...count, current, pageSize }
}

async function withIds(rows: Rows, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  return named(rows.from('chargeOrder')).where('chargeOrder.id', 'in', ids).execute()
}

/** An order with the names of its station, pile and gun. */
function named(query: Orders) {
  return query
    .innerJoin('station', (join) =>
      join
        .onRef('station.sellerId', '=', 'chargeOrder.sellerId')
        .onRef('station.id', '=', 'chargeOrder.stationId'),
    )
    .innerJoin('pile', (join) =>
      join.onRef('pile.sellerId', '=', 'chargeOrder.sellerId').onRef('pile.id', '=', 'chargeOrder.pileId'),
    )
    .innerJoin('gun', (join) =>
      join.onRef('gun.sellerId', '=', 'chargeOrder.sellerId').onRef('gun.id', '=', 'chargeOrder.gunId'),
    )
    .selectAll('chargeOrder')
    .select(['station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(['pile.code as pileCode', 'gun.letter as gunLetter'])
}

export async function one(rows: Rows, by: { id: number } | { orderNo: string }): Promise<Row> {
  const orders = rows.from('chargeOrder')
  const query =
    'id' in by
      ? orders.where('chargeOrder.id', '=', by.id)
      : byNumber(orders, by.orderNo).where('chargeOrder.orderNo', '=', by.orderNo)
  const found = await named(query).executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

export function lines(rows: Rows, order: { id: number; sellerId: number }) {
  return rows
    .from('billLine')
    .select([
      'seq',
      'fromTime as from',
      'toTime as to',
      'period',
      'energyWh',
      'ePrice4',
      'sPrice4',
      'eFeeFen',
      'sFeeFen',
    ])
    .where('sellerId', '=', order.sellerId)
    .where('orderId', '=', order.id)
    .orderBy('seq')
    .execute()
}
