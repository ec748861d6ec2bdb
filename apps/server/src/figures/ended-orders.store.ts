import { orderStatus } from '@ampdeck/api/enumerations/order'
import { hasStarted } from '../bill/day-stat/day-stat.store.ts'
import { idAt } from '../database/ids.ts'
import { LONGEST_BILL } from '../database/longest-charge.ts'
import type { Rows } from '../database/rows.ts'

type Period = { from: number; to: number }

/** Orders that ended in a half-open stretch of time, however; their ids bound the months that are read. */
export function ordersThatEnded(rows: Rows, { from, to }: Period) {
  return rows
    .from('chargeOrder')
    .where('chargeOrder.id', '>=', idAt(from - LONGEST_BILL))
    .where('chargeOrder.id', '<', idAt(to))
    .where('chargeOrder.endTime', '>=', from)
    .where('chargeOrder.endTime', '<', to)
}

/** The finished orders with energy of them: what every figure of orders counts. */
export function endedOrders(rows: Rows, period: Period) {
  return ordersThatEnded(rows, period)
    .where('chargeOrder.orderStatus', '=', orderStatus.code.finished)
    .where('chargeOrder.energyWh', '>', 0)
}

/** The orders that reached starting in a half-open stretch of time. */
export function ordersThatStarted(rows: Rows, { from, to }: Period) {
  return rows
    .from('chargeOrder')
    .where('id', '>=', idAt(from - LONGEST_BILL))
    .where('id', '<', idAt(to + LONGEST_BILL))
    .where('startTime', '>=', from)
    .where('startTime', '<', to)
    .where(hasStarted)
}
