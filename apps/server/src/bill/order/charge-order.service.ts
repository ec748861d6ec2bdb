import { phoneFor, phonesFor, type Reader } from '../../access/member-phone.ts'
import { exportedOf } from '../../charging/metering/export.store.ts'
import { needOf } from '../../charging/needs/charging-need.service.ts'
import { occupyPauseOf } from '../../charging/occupy/occupy-pause.store.ts'
import { signedValuesOf } from '../../charging/signed/signed-order.store.ts'
import type { Rows } from '../../database/rows.ts'
import { allOf } from '../../foundation/all-of.ts'
import { powerLimitsOf } from '../../power/order-limit.store.ts'
import * as orders from './charge-order.store.ts'
import * as details from './charge-order-detail.store.ts'
import type { KeysRequest } from './charge-order-keys.store.ts'
import { adjustsOf } from './order-adjust.store.ts'
import { discountsOf } from './order-discount.store.ts'

export async function page(rows: Rows, caller: Reader, request: KeysRequest) {
  return phonesFor(caller, await orders.page(rows, request))
}

/** An order with all that is known of it. */
export async function get(rows: Rows, caller: Reader, by: { id: number } | { orderNo: string }) {
  const order = await orders.one(rows, by)
  const detail = await allOf({
    lines: orders.lines(rows, order),
    discounts: discountsOf(rows, order),
    meterValues: details.meterValues(rows, order),
    events: details.events(rows, order),
    deductions: details.deductions(rows, order),
    receipts: details.receipts(rows, order),
    adjusts: adjustsOf(rows, order),
    occupy: details.occupyBill(rows, order),
    occupyPause: occupyPauseOf(rows.db, order),
    rawBill: details.rawBill(rows, order),
    exported: exportedOf(rows.db, order),
    need: needOf(rows.db, order),
    costModelName: details.costModelName(rows, order),
    tariff: details.tariff(rows, order),
    strategy: details.strategy(rows, order),
    rules: details.startRules(rows, order),
    powerLimits: powerLimitsOf(rows.db, order),
    signed: signedValuesOf(rows.db, order),
  })
  return { ...phoneFor(caller, order), ...detail }
}
