import { owedOrderLife, type unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { DAY } from '@ampdeck/api/time'
import { deductOrder } from '../../charging/money/deduct.service.ts'
import { receiveFor, refuseUsedReceipt } from '../../charging/money/receipt/receipt.service.ts'
import { publishOrder } from '../../charging/record/event.store.ts'
import { changeOrder } from '../../charging/record/order.store.ts'
import type { Order } from '../../charging/record/place.store.ts'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { type Context, platformOf, type Request } from '../../http/context.ts'
import { tryEach } from '../../http/to-each.ts'
import type { Jobs } from '../../jobs/job-kind.ts'
import { sendSms } from '../../outbox/outbox.ts'
import * as orders from '../order/charge-order.service.ts'
import { auditOrder, lockedOrder } from '../order/locked-order.ts'

/** A person is reminded no more often. */
const REMIND_AGAIN_MS = DAY

export async function deduct(request: Request<typeof unpayBill.deduct>) {
  const order = await owedOrder(request.rows, 'deduct', request.input)
  const paid = await deducted(request, order)
  return { takenFen: paid.paidFen - order.paidFen, owedFen: paid.owedFen }
}

export function batchDeduct(request: Request<typeof unpayBill.batchDeduct>) {
  return tryEach(request.input.ids, async (id) => {
    const order = await owedOrder(request.rows, 'deduct', { id })
    const paid = await deducted(request, order)
    return paid.paidFen > order.paidFen ? undefined : 'balance.tooLow'
  })
}

/** The order, locked, as long as something is owed for it. */
async function owedOrder(
  rows: Rows,
  step: keyof typeof owedOrderLife,
  { id, version }: { id: number; version?: number },
): Promise<Order> {
  const order = await lockedOrder(rows, id, version)
  checkStep(owedOrderLife[step], order, rows.userId)
  return order
}

async function deducted(context: Pick<Context, 'rows' | 'now'>, order: Order): Promise<Order> {
  const platform = platformOf(context)
  const paid = await deductOrder(platform, order)
  auditOrder(context.rows, order, paid)
  await publishOrder(platform, paid)
  return paid
}

export async function receive(request: Request<typeof unpayBill.receive>) {
  const { rows, caller, input, fail } = request
  const { id, amountFen, receiptNo } = input
  const order = await owedOrder(rows, 'receive', input)
  if (amountFen !== order.owedFen) throw fail('receipt.amount')
  await refuseUsedReceipt({ db: rows.db, fail }, order.sellerId, receiptNo)
  const receipt = { amountFen, receiptNo, kind: 'outstanding' as const, bizId: id }
  auditOrder(rows, order, await receiveFor(platformOf(request), order, receipt))
  return orders.get(rows, caller, { id })
}

export async function remind(request: Request<typeof unpayBill.remind>, jobs: Jobs) {
  const refusal = await reminded(request, jobs, request.input.id)
  if (refusal) throw request.fail(refusal)
  return null
}

export function batchRemind(request: Request<typeof unpayBill.batchRemind>, jobs: Jobs) {
  return tryEach(request.input.ids, (id) => reminded(request, jobs, id))
}

/** Why the payer of an order is not reminded; nothing when he is. */
async function reminded(context: Pick<Context, 'rows' | 'now'>, jobs: Jobs, id: number) {
  const { rows, now } = context
  const order = await owedOrder(rows, 'remind', { id })
  if (order.remindTime !== null && order.remindTime > now - REMIND_AGAIN_MS) return 'remind.tooSoon'
  const phone = await phoneOf(rows, order)
  if (phone === null) return 'remind.noPhone'
  const blanks = {
    day: new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai' }).format(order.startTime),
    fee: (order.owedFen / 100).toFixed(2),
  }
  const platform = platformOf(context)
  await sendSms({ ...platform, jobs }, { sellerId: order.sellerId, phone, scene: 'unpaid', blanks })
  const after = await changeOrder(platform, order, { remindTime: now })
  rows.changes.push({
    table: 'chargeOrder',
    id,
    before: { remindTime: order.remindTime },
    after: { remindTime: now },
  })
  await publishOrder(platform, after)
}

/** Of who pays: the fleet's contact where a fleet does, otherwise the member. */
async function phoneOf({ db }: Rows, { sellerId, groupId, memberId }: Order): Promise<string | null> {
  const payers = ofSeller(db, sellerId)
  const found =
    groupId === null
      ? await payers.from('member').select('phone').where('id', '=', memberId).executeTakeFirst()
      : await payers.from('fleet').select('phone').where('id', '=', groupId).executeTakeFirst()
  return found?.phone ?? null
}
