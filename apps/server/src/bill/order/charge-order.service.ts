import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { Caller } from '../../access/caller.ts'
import { maskMobile } from '../../access/mask-mobile.ts'
import { occupyPauseOf } from '../../charging/occupy/occupy-pause.store.ts'
import type { Rows } from '../../database/rows.ts'
import { powerLimitsOf } from '../../power/order-limit.store.ts'
import * as orders from './charge-order.store.ts'
import * as details from './charge-order-detail.store.ts'
import type { KeysRequest } from './charge-order-keys.store.ts'
import { adjustsOf } from './order-adjust.store.ts'
import { discountsOf } from './order-discount.store.ts'

type Reader = Pick<Caller, 'grants'>

export async function page(rows: Rows, caller: Reader, request: KeysRequest) {
  const found = await orders.page(rows, request)
  return { ...found, records: found.records.map((order) => masked(order, caller)) }
}

/** An order with all that is known of it. */
export async function get(rows: Rows, caller: Reader, by: { id: number } | { orderNo: string }) {
  const order = await orders.one(rows, by)
  const [
    lines,
    discounts,
    meterValues,
    events,
    deductions,
    receipts,
    adjusts,
    occupy,
    occupyPause,
    rawBill,
    costModelName,
    tariff,
    strategy,
    rules,
    powerLimits,
  ] = await Promise.all([
    orders.lines(rows, order),
    discountsOf(rows, order),
    details.meterValues(rows, order),
    details.events(rows, order),
    details.deductions(rows, order),
    details.receipts(rows, order),
    adjustsOf(rows, order),
    details.occupyBill(rows, order),
    occupyPauseOf(rows.db, order),
    details.rawBill(rows, order),
    details.costModelName(rows, order),
    details.tariff(rows, order),
    details.strategy(rows, order),
    details.startRules(rows, order),
    powerLimitsOf(rows.db, order),
  ])
  const detail = {
    lines,
    discounts,
    meterValues,
    events,
    deductions,
    receipts,
    adjusts,
    occupy,
    occupyPause,
    rawBill,
    costModelName,
    tariff,
    strategy,
    rules,
    powerLimits,
  }
  return { ...masked(order, caller), ...detail }
}

/** Personal data is shown in full to whoever may open a member (domain.md §3.3). */
function masked<Order extends { memberPhone: string | null }>(order: Order, { grants }: Reader): Order {
  const isShown = order.memberPhone === null || isGranted(grants, 'memberList:get')
  return isShown ? order : { ...order, memberPhone: maskMobile(order.memberPhone ?? '') }
}
