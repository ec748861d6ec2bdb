import type { unpayBill } from '@ampdeck/api/bill/unpay-bill'
import { orderStatus } from '@ampdeck/api/enumerations/order'
import { DAY } from '@ampdeck/api/time'
import { deductOrder } from '../../charging/money/deduct.service.ts'
import { receiveFor, refuseUsedReceipt } from '../../charging/money/receipt/receipt.service.ts'
import { publishOrder } from '../../charging/record/event.store.ts'
import { changeOrder } from '../../charging/record/order.store.ts'
import type { Order } from '../../charging/record/place.store.ts'
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

/** Finished, still owed and no bad debt: what was written off is recovered instead. */
function isOutstanding({ orderStatus: status, owedFen, badDebt }: Order): boolean {
  return status === orderStatus.code.finished && owedFen > 0 && badDebt === 0
}

export async function deduct(request: Request<typeof unpayBill.deduct>) {
  const order = await lockedOrder(request.rows, request.input.id)
  if (!isOutstanding(order)) throw request.fail('transition.notAllowed')
  const paid = await deducted(request, order)
  return { takenFen: paid.paidFen - order.paidFen, owedFen: paid.owedFen }
}

export function batchDeduct(request: Request<typeof unpayBill.batchDeduct>) {
  return tryEach(request.input.ids, async (id) => {
    const order = await lockedOrder(request.rows, id)
    if (!isOutstanding(order)) return 'transition.notAllowed'
    const paid = await deducted(request, order)
    return paid.paidFen > order.paidFen ? undefined : 'balance.tooLow'
  })
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
  const { id, version, amountFen, receiptNo } = input
  const order = await lockedOrder(rows, id, version)
  if (!isOutstanding(order)) throw fail('transition.notAllowed')
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
  const order = await lockedOrder(rows, id)
  if (!isOutstanding(order)) return 'transition.notAllowed'
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
