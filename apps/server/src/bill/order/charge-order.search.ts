import type { RecordHit } from '@ampdeck/api/system/search'
import { type RawBuilder, sql } from 'kysely'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { endingWith } from '../../database/text.ts'
import { MAX_OF_A_KIND, type RecordSearch } from '../../search/record-search.ts'

/** Orders by the beginning of their number, or by its last digits. */
export const search: RecordSearch = { kind: 'order', find: findOrders }

/** An order's number: its start, `yyyyMMddHHmmss`, and ten digits more. */
const ORDER_DIGITS = 24
/** Fewer last digits are those of far too many orders. */
const LAST_DIGITS = /^\d{4,23}$/
const BEGINNING = /^20\d\d(0[1-9]|1[0-2])\d{0,18}$/

/** By the beginning of their number, which is their start, or else by its last digits; the latest first. */
async function findOrders(rows: Rows, text: string): Promise<RecordHit[]> {
  const begun = BEGINNING.test(text) ? await ordersWhere(rows, beginsWith(text)) : []
  return begun.length > 0 || !LAST_DIGITS.test(text)
    ? begun
    : ordersWhere(rows, sql<boolean>`order_no like ${endingWith(text)}`)
}

/** A range of whole numbers, which the index of the numbers answers in any collation. */
function beginsWith(text: string) {
  const [from, to] = [text.padEnd(ORDER_DIGITS, '0'), text.padEnd(ORDER_DIGITS, '9')]
  return sql<boolean>`order_no between ${from} and ${to}`
}

async function ordersWhere(rows: Rows, condition: RawBuilder<boolean>): Promise<RecordHit[]> {
  const found = await rows
    .from('chargeOrder')
    .innerJoin('station', sameSeller('station.id', 'chargeOrder.stationId'))
    .select(['chargeOrder.id', 'chargeOrder.orderNo', 'chargeOrder.orderStatus', 'chargeOrder.stationId'])
    .select(['station.name', 'station.nameEn'])
    .where(condition)
    .orderBy('chargeOrder.orderNo', 'desc')
    .limit(MAX_OF_A_KIND)
    .execute()
  return found.map(({ orderNo, orderStatus, ...order }) => ({
    ...order,
    kind: 'order',
    number: orderNo,
    phone: null,
    status: orderStatus,
  }))
}
