import type { bill } from '@ampdeck/api/bill/bill'
import { oddOrderLife } from '@ampdeck/api/bill/odd-order'
import { adjustLife, billedOrderLife } from '@ampdeck/api/bill/order-adjust'
import {
  type AdjustFault,
  adjusted,
  type LineAmounts,
  linesAsTheyAre,
  totalOf,
} from '@ampdeck/api/billing/adjust'
import { auditState } from '@ampdeck/api/enumerations/member'
import { paramOf } from '../../access/param.ts'
import type { EndReading } from '../../charging/finish/correct.service.ts'
import { adjustOrder } from '../../charging/money/adjust.service.ts'
import { publishOrder } from '../../charging/record/event.store.ts'
import type { Order } from '../../charging/record/place.store.ts'
import { checkStep } from '../../database/check-step.ts'
import { failures, type Issue } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { platformOf } from '../../http/context.ts'
import { confirmCorrection } from '../abnormal/correction.service.ts'
import { lines as linesOf } from '../order/charge-order.store.ts'
import { auditOrder, lockedOrder } from '../order/locked-order.ts'
import { adjustById, adjustsOf, raisedFen } from '../order/order-adjust.store.ts'

const { underReview } = auditState.code

/** The first of two people says what is to be corrected. */
export async function proposeAdjust(request: Request<typeof bill.adjust>) {
  const { rows, input, fail } = request
  const order = await lockedOrder(rows, input.id)
  checkStep(billedOrderLife.adjust, { ...order, adjusts: await adjustsOf(rows, order) }, rows.userId)
  const deltas = input.lines.filter((line) => line.energyWh !== 0 || line.eFeeFen !== 0 || line.sFeeFen !== 0)
  const stored = await linesOf(rows, order)
  const { faults, differenceFen } = adjusted(order, linesAsTheyAre(stored), deltas)
  if (faults.length > 0) throw failures.invalid(faults.map((fault) => issueOf(fault, input.lines)))
  const billed = totalOf(stored.filter(({ corrects }) => corrects === null))
  // All adjustments of an order together raise it by no more than this, or than the bill itself where that is more.
  const ceilingFen = await paramOf(rows.db, order.sellerId, 'adjustCeilingFen')
  const most = Math.max(ceilingFen, billed.eFeeFen + billed.sFeeFen)
  if (differenceFen > 0 && (await raisedFen(rows, order)) + differenceFen > most) throw fail('adjust.ceiling')
  const id = await rows.insert('orderAdjust', {
    orderId: order.id,
    stationId: order.stationId,
    groupId: order.groupId,
    state: underReview,
    reason: input.reason,
    lines: JSON.stringify(deltas),
    readings: null,
    ...totalOf(deltas),
    auditUser: null,
    auditTime: null,
    auditReason: null,
  })
  await publishOrder(platformOf(request), order)
  return adjustById(rows, id)
}

/** The second one agrees: the order is corrected and its money moved, or nothing of it. */
export async function confirmAdjust(request: Request<typeof bill.confirmAdjust>) {
  const { rows, caller, now, fail } = request
  const { adjust, order } = await underAudit(request, 'confirm')
  if (adjust.readings !== null) return confirmEnd(request, order, { ...adjust, readings: adjust.readings })
  const stored = await linesOf(rows, order)
  const { sums, faults } = adjusted(order, linesAsTheyAre(stored), adjust.lines)
  checkStep(billedOrderLife.adjust, order, caller.userId)
  // No state forbids it: the lines are others than they were when it was proposed.
  if (faults.length > 0) throw fail('transition.notAllowed')
  await rows.move('orderAdjust', adjustLife.confirm, adjust, { auditUser: caller.userId, auditTime: now })
  const agreed = { id: adjust.id, userId: caller.userId, deltas: adjust.lines, sums }
  const platform = platformOf(request)
  const after = await adjustOrder(platform, order, stored, agreed)
  auditOrder(rows, order, after)
  return adjustById(rows, adjust.id)
}

/** The end of an abnormal order that the second one agrees with. */
async function confirmEnd(
  request: Request<typeof bill.confirmAdjust>,
  order: Order,
  adjust: { id: number; version: number; readings: EndReading },
) {
  const { rows, caller, now } = request
  // What it awaits is this very adjustment.
  checkStep(oddOrderLife.handle, { ...order, awaiting: false }, caller.userId)
  await rows.move('orderAdjust', adjustLife.confirm, adjust, { auditUser: caller.userId, auditTime: now })
  await confirmCorrection(request, order, adjust)
  return adjustById(rows, adjust.id)
}

/** The second one does not agree, and says why; the order stays as it is. */
export async function refuseAdjust(request: Request<typeof bill.refuseAdjust>) {
  const { rows, input, caller, now } = request
  const { adjust, order } = await underAudit(request, 'refuse')
  const audit = { auditUser: caller.userId, auditTime: now, auditReason: input.reason }
  await rows.move('orderAdjust', adjustLife.refuse, adjust, audit)
  await publishOrder(platformOf(request), order)
  return adjustById(rows, adjust.id)
}

/** The correction that a second person decides on, with its order locked: of two who decide at once, one does. */
async function underAudit(
  { rows, input }: Pick<Request<typeof bill.confirmAdjust>, 'rows' | 'input'>,
  step: keyof typeof adjustLife,
) {
  const { orderId } = await rows.get('orderAdjust', input.id)
  const order = await lockedOrder(rows, orderId)
  const adjust = await rows.readyFor('orderAdjust', adjustLife[step], { id: input.id })
  return { adjust, order }
}

function issueOf(fault: AdjustFault, lines: readonly LineAmounts[]): Issue {
  switch (fault.kind) {
    case 'nothing':
      return { path: ['lines'], message: 'adjustNothing' }
    case 'payable':
      return { path: ['lines'], message: 'adjustPayable' }
    case 'line':
      return { path: ['lines', indexOf(lines, fault.seq), 'seq'], message: 'adjustLine' }
    case 'below':
      return { path: ['lines', indexOf(lines, fault.seq), fault.field], message: 'adjustBelowZero' }
  }
}

const indexOf = (lines: readonly LineAmounts[], seq: number) => lines.findIndex((line) => line.seq === seq)
