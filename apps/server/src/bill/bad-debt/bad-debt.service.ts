import { BAD_DEBT_DAYS, type badDebt, badDebtLife, badDebtState } from '@ampdeck/api/bill/bad-debt'
import { owedOrderLife } from '@ampdeck/api/bill/unpay-bill'
import { memberStatus } from '@ampdeck/api/enumerations/member'
import { DAY } from '@ampdeck/api/time'
import { receiveFor, refuseUsedReceipt } from '../../charging/money/receipt/receipt.service.ts'
import { publishOrder } from '../../charging/record/event.store.ts'
import { changeOrder } from '../../charging/record/order.store.ts'
import type { Order } from '../../charging/record/place.store.ts'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { one as orderBy } from '../order/charge-order.store.ts'
import { auditOrder, lockedOrder } from '../order/locked-order.ts'
import { one } from './bad-debt.store.ts'

const { underReview, writtenOff, refused } = badDebtState.code

/** The first of two people: this order will not be paid. */
export async function apply(request: Request<typeof badDebt.apply>) {
  const { rows, input, caller, now, fail } = request
  const { id } = await orderBy(rows, { orderNo: input.orderNo })
  const order = await lockedOrder(rows, id)
  checkStep(owedOrderLife.writeOff, order, caller.userId)
  const open = await rows
    .from('badDebt')
    .select('id')
    .where('orderId', '=', id)
    .where('state', '=', underReview)
    .executeTakeFirst()
  if (open) throw fail('badDebt.open')
  const isOld = (order.endTime ?? now) < now - BAD_DEBT_DAYS * DAY
  if (!isOld && !(await hasLeft(rows, order))) throw fail('badDebt.tooEarly')
  const { stationId, groupId, owedFen } = order
  const nobody = { auditUser: null, auditTime: null, auditReason: null, receiptNo: null }
  const draft = { orderId: id, stationId, groupId, owedFen, reason: input.reason, state: underReview }
  return one(rows, await rows.insert('badDebt', { ...draft, ...nobody }))
}

/** The second one: the order leaves the receivables, or it does not. */
export async function audit(request: Request<typeof badDebt.audit>) {
  const { rows, input, caller, now } = request
  const order = await orderOf(rows, input.id)
  const decided = { auditUser: caller.userId, auditTime: now, auditReason: input.note }
  if (!input.pass) {
    const debt = await rows.move('badDebt', badDebtLife.audit, input, { ...decided, state: refused })
    return one(rows, debt.id)
  }
  const passed = { ...decided, state: writtenOff, owedFen: order.owedFen }
  const debt = await rows.move('badDebt', badDebtLife.audit, input, passed)
  // It may have been paid since, or corrected.
  checkStep(owedOrderLife.writeOff, order, caller.userId)
  const platform = platformOf(request)
  const after = await changeOrder(platform, order, { badDebt: 1 })
  auditOrder(rows, order, after)
  await publishOrder(platform, after)
  return one(rows, debt.id)
}

/** Paid after all: the write-off is taken back and the order is settled by the receipt. */
export async function recover(request: Request<typeof badDebt.recover>) {
  const { rows, input, fail } = request
  const order = await orderOf(rows, input.id)
  const { amountFen, receiptNo } = input
  const debt = await rows.move('badDebt', badDebtLife.recover, input, { receiptNo })
  if (amountFen !== order.owedFen) throw fail('receipt.amount')
  await refuseUsedReceipt({ db: rows.db, fail }, order.sellerId, receiptNo)
  const platform = platformOf(request)
  const back = await changeOrder(platform, order, { badDebt: 0 })
  const receipt = { amountFen, receiptNo, kind: 'badDebt' as const, bizId: debt.id }
  auditOrder(rows, order, await receiveFor(platform, back, receipt))
  return one(rows, debt.id)
}

/** The order of a debt, locked before the debt: of two who decide at once, one does. */
async function orderOf(rows: Rows, debtId: number): Promise<Order> {
  const { orderId } = await rows.get('badDebt', debtId)
  return lockedOrder(rows.wholeSeller(), orderId)
}

async function hasLeft(rows: Rows, { sellerId, memberId }: Order): Promise<boolean> {
  if (memberId === null) return false
  const member = await ofSeller(rows.db, sellerId)
    .withDeleted('member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member?.status === memberStatus.code.cancelled
}
