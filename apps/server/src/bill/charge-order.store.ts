import type { ChargeOrderFilter, ChargeOrderRow } from '@ampdeck/api/bill/bill'
import type { Page } from '@ampdeck/api/paging'
import { parseTimestamp } from '@ampdeck/api/time'
import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../database/ids.ts'
import type { PageRequest } from '../database/page.ts'
import { cappedCount } from '../database/page.ts'
import type { Rows } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { containing } from '../database/text.ts'
import { failures } from '../http/failure.ts'

type Filter = z.output<typeof ChargeOrderFilter>
type Row = z.output<typeof ChargeOrderRow>

const MINUTE = 60_000

/** Orders that match a filter. The start time is asked of the id, which tells the month: other months are not read. */
function matching(rows: Rows, filter: Filter) {
  const { startTimeFrom: from, startTimeTo: to } = filter
  return rows
    .from('chargeOrder')
    .$if(from !== undefined, (query) => query.where('chargeOrder.id', '>=', idAt(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('chargeOrder.id', '<', idAt(to ?? 0)))
    .$if(filter.orderNo !== undefined, (query) => byNumber(query, filter.orderNo ?? ''))
    .$if(filter.stationId !== undefined, (query) =>
      query.where('chargeOrder.stationId', 'in', filter.stationId ?? []),
    )
    .$if(filter.memberId !== undefined, (query) =>
      query.where('chargeOrder.memberId', 'in', filter.memberId ?? []),
    )
    .$if(filter.groupId !== undefined, (query) =>
      query.where('chargeOrder.groupId', 'in', filter.groupId ?? []),
    )
    .$if(filter.orderStatus !== undefined, (query) =>
      query.where('chargeOrder.orderStatus', 'in', filter.orderStatus ?? []),
    )
    .$if(filter.chargeStatus !== undefined, (query) =>
      query.where('chargeOrder.chargeStatus', 'in', filter.chargeStatus ?? []),
    )
    .$if(filter.channel !== undefined, (query) =>
      query.where('chargeOrder.channel', 'in', filter.channel ?? []),
    )
    .$if(filter.stopReason !== undefined, (query) =>
      query.where('chargeOrder.stopReason', 'in', filter.stopReason ?? []),
    )
    .$if(filter.plate !== undefined, (query) =>
      query.where('chargeOrder.plate', 'ilike', containing(filter.plate)),
    )
    .$if(filter.vin !== undefined, (query) => query.where('chargeOrder.vin', 'ilike', containing(filter.vin)))
}

type Orders = SelectQueryBuilder<Tables, 'chargeOrder', object>

/** A whole number names its start, hence its month and its place in the key; a part is looked for in all. */
function byNumber(query: Orders, orderNo: string): Orders {
  if (!/^\d{24}$/.test(orderNo)) return query.where('chargeOrder.orderNo', 'like', containing(orderNo))
  const start = startOf(orderNo)
  return query
    .where('chargeOrder.orderNo', '=', orderNo)
    .where('chargeOrder.id', '>=', idAt(start - MINUTE))
    .where('chargeOrder.id', '<', idAt(start + MINUTE))
}

/** An order's number begins with its start, `yyyyMMddHHmmss` in UTC+8. */
function startOf(orderNo: string): number {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(orderNo) ?? []
  const epoch = parseTimestamp(`${year}-${month}-${day} ${hour}:${minute}:${second}`)
  return Number.isFinite(epoch) ? epoch : 0
}

/** The columns that are sorted by an index; the start time is the id's own order. */
const sortColumns: Record<string, string> = {
  startTime: 'chargeOrder.id',
  energyWh: 'chargeOrder.energyWh',
  payableFen: 'chargeOrder.payableFen',
  owedFen: 'chargeOrder.owedFen',
}

/** One page: the keys from an index alone, however deep, and then only the rows that are shown. */
export async function page(rows: Rows, request: Filter & PageRequest): Promise<Page<Row>> {
  const { current, pageSize, sortField = 'startTime', sortOrder = 'desc' } = request
  const query = matching(rows, request)
  const keys = query
    .select('chargeOrder.id')
    .orderBy(sql.ref(sortColumns[sortField] ?? 'chargeOrder.id'), sortOrder)
    .orderBy('chargeOrder.id', sortOrder)
    .limit(pageSize)
    .offset((current - 1) * pageSize)
  const [found, count] = await Promise.all([keys.execute(), cappedCount(rows.db, query)])
  const ids = found.map((row) => row.id)
  const byId = new Map((await withIds(rows, ids)).map((row) => [row.id, row]))
  return { records: ids.flatMap((id) => byId.get(id) ?? []), ...count, current, pageSize }
}

async function withIds(rows: Rows, ids: number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  return (await named(rows.from('chargeOrder')).where('chargeOrder.id', 'in', ids).execute()) as Row[]
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
  const query = rows.from('chargeOrder')
  const found = await named(
    'id' in by ? query.where('chargeOrder.id', '=', by.id) : byNumber(query, by.orderNo),
  ).executeTakeFirst()
  if (!found || ('orderNo' in by && found.orderNo !== by.orderNo)) throw failures.notFound()
  return found as Row
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
    .execute() as Promise<z.output<typeof import('@ampdeck/api/bill/bill').BillLine>[]>
}
