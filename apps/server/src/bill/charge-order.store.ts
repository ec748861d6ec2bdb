import type { ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { Page } from '@ampdeck/api/paging'
import type { z } from 'zod'
import { cappedCount } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import { failures } from '../http/failure.ts'
import { byNumber, matching, type OrderFilter, type Orders } from './charge-order.filter.ts'
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

/** How many orders are read at once. */
const AT_ONCE = 1_000

/** All orders of a filter by their start, each stretch from where the one before ended: any number of them. */
export async function* inOrder(rows: Rows, filter: OrderFilter, order: 'asc' | 'desc'): AsyncGenerator<Row> {
  let last: number | undefined
  for (;;) {
    const found: Row[] = await named(matching(rows, filter))
      .$if(last !== undefined, (query) =>
        query.where('chargeOrder.id', order === 'asc' ? '>' : '<', last ?? 0),
      )
      .orderBy('chargeOrder.id', order)
      .limit(AT_ONCE)
      .execute()
    yield* found
    last = found.at(-1)?.id
    if (found.length < AT_ONCE) return
  }
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
