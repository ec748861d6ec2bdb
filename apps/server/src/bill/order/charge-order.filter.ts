import { ChargeOrderFilter } from '@ampdeck/api/bill/bill'
import { parseTimestamp } from '@ampdeck/api/time'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { containing } from '../../database/text.ts'
import { idsFrom, idsTo, where } from '../../database/where.ts'

export type OrderFilter = z.output<typeof ChargeOrderFilter>
export type Orders = SelectQueryBuilder<Tables, 'chargeOrder', object>

const MINUTE = 60_000

/** Orders that match a filter. The start time is asked of the id, which tells the month: other months are not read. */
export function matching(rows: Rows, filter: OrderFilter) {
  const { orderNo, ...others } = filter
  const orders = rows.from('chargeOrder').where(
    where(ChargeOrderFilter, others, 'chargeOrder', {
      startTimeFrom: idsFrom('chargeOrder.id'),
      startTimeTo: idsTo('chargeOrder.id'),
      memberPhone: (phone) => sql`charge_order.member_id in (
        select id from member where seller_id = charge_order.seller_id and phone = ${phone})`,
      // Plates have capital letters only; to ignore case in each row costs three times as much.
      plate: (plate) => sql`charge_order.plate like ${containing(plate.toUpperCase())}`,
    }),
  )
  return orderNo === undefined ? orders : byNumber(orders, orderNo)
}

/** A whole number names its start, hence its month and its place in the key; a part is looked for in all. */
export function byNumber(query: Orders, orderNo: string): Orders {
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
