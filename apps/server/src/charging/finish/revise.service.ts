import { orderStatus } from '@ampdeck/api/enumerations/order'
import type { Platform } from '../../database/platform.ts'
import { measuredOf } from '../metering/measured.store.ts'
import { moveOrder } from '../record/order.store.ts'
import type { Order, Place } from '../record/place.store.ts'
import { isRepeated, type Transaction } from '../record/transaction.store.ts'
import { finishCorrected, keepAbnormal, rebill } from './correct.service.ts'
import { endOf, energyOf } from './ends.ts'
import { endTransaction, type Final } from './finish.service.ts'
import { abnormalKind, faultOf } from './order-checks.ts'

/** Whether an order was ended by its last reading, and the final bill of its pile is still to come. */
export function isPresumed(order: Order, { presumed }: Transaction): boolean {
  return presumed === 1 && order.orderStatus === orderStatus.code.finished
}

/**
 * The final bill came after all, of a locked order that was ended by its last reading: it is billed anew, what is missing
 * is taken and what was too much goes back. False where others have worked on with its amounts: then a person decides.
 */
export async function reviseOrder(
  context: Platform,
  place: Place,
  order: Order,
  transaction: Transaction,
  final: Final,
): Promise<boolean> {
  if (order.invoiceState !== 0 || order.splitState !== 0 || order.badDebt !== 0) return false
  const { ratedW } = place
  const { values, powers } = await measuredOf(context, order)
  const start = { ts: order.startTime, wh: order.meterStart }
  const { stop, isBeyond } = endOf(start, values, final, { ratedW, offsetWh: transaction.offsetWh })
  const end = { meterStop: Math.max(stop.wh, start.wh), endTime: Math.max(stop.ts, start.ts) }
  const rebilled = await rebill(context, order, end)
  const { bill, readings } = rebilled
  const kind = faultOf({
    ...{ start, stop, readings, ratedW, isReset: isBeyond },
    powerWh: energyOf(powers, final.ts),
    lines: bill.lines.length,
    feeFen: bill.eFeeFen + bill.sFeeFen,
    pileFeeFen: final.pileFeeFen,
    isRepeated: await isRepeated(context.db, transaction, stop),
  })
  const waiting = await moveOrder(context, order, ['check'], { abnormalKind: abnormalKind.noFinalBill })
  if (kind === null)
    await finishCorrected(context, waiting, rebilled, { userId: null, payload: { isRevised: true } })
  else await keepAbnormal(context, waiting, rebilled, kind)
  await endTransaction(context, transaction, { ts: end.endTime, wh: end.meterStop })
  return true
}
