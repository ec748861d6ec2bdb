import { ChargeOrderFilter } from '@ampdeck/api/bill/bill'
import { auditState } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus, orderTodo } from '@ampdeck/api/enumerations/order'
import { parseTimestamp } from '@ampdeck/api/time'
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { idAt } from '../../database/ids.ts'
import { LONGEST_BILL } from '../../database/longest-charge.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { asPhone, containing } from '../../database/text.ts'
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
      endTimeFrom: (from) =>
        sql`(charge_order.end_time >= ${from} and charge_order.id >= ${idAt(from - LONGEST_BILL)})`,
      endTimeTo: (to) => sql`(charge_order.end_time < ${to} and charge_order.id < ${idAt(to)})`,
      memberPhone: (phone) => sql`charge_order.member_id in (
        select id from member where seller_id = charge_order.seller_id and phone = ${asPhone(phone)})`,
      todo: (kinds) =>
        sql`(${sql.join(
          kinds.map((kind) => (kind === orderTodo.code.outstanding ? isOutstanding : waitsFor(rows.userId))),
          sql` or `,
        )})`,
      // Plates have capital letters only; to ignore case in each row costs three times as much.
      plate: (plate) => sql`charge_order.plate like ${containing(plate)}`,
    }),
  )
  return orderNo === undefined ? orders : byNumber(orders, orderNo)
}

/** A finished order that is still owed; bad debts have left the receivables (domain.md §4). */
const isOutstanding = sql<SqlBool>`(charge_order.charge_status in (${sql.lit(chargeStatus.code.unpaid)},
  ${sql.lit(chargeStatus.code.partlyDeducted)}) and charge_order.order_status = ${sql.lit(orderStatus.code.finished)}
  and charge_order.owed_fen > 0 and charge_order.bad_debt = 0)`

/** An adjustment waits for a second person: for anybody but who has proposed it. */
const waitsFor = (userId: number | null) => sql<SqlBool>`charge_order.id in (
  select adjust.order_id from order_adjust as adjust
  where adjust.seller_id = charge_order.seller_id and adjust.deleted = 0
    and adjust.state = ${sql.lit(auditState.code.underReview)} and adjust.create_user is distinct from ${userId})`

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
