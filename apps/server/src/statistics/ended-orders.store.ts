import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { sql } from 'kysely'
import { idAt } from '../database/ids.ts'
import type { Rows } from '../database/rows.ts'

/** How far before its end an order may have begun. */
const LONGEST_CHARGE = 3 * DAY

/** Net income (K4) of orders, in fen; nothing where there is none. */
export const incomeOfOrders = sql<
  number | null
>`sum(e_fee_fen + s_fee_fen + occupy_fee_fen - discount_fen - coupon_fen)`

/** The finished orders with energy that ended in a half-open stretch of time; their ids bound the months that are read. */
export function endedOrders(rows: Rows, { from, to }: { from: number; to: number }) {
  return rows
    .from('chargeOrder')
    .where('id', '>=', idAt(from - LONGEST_CHARGE))
    .where('id', '<', idAt(to))
    .where('endTime', '>=', from)
    .where('endTime', '<', to)
    .where('orderStatus', '=', orderStatus.code.finished)
    .where('energyWh', '>', 0)
}
