import { type teamBill, teamBillLife } from '@ampdeck/api/bill/team-bill'
import { orderStatus, teamBillState } from '@ampdeck/api/enumerations/order'
import { deductOrder } from '../../charging/money/deduct.service.ts'
import { receiveFor, refuseUsedReceipt } from '../../charging/money/receipt/receipt.service.ts'
import { publishOrder } from '../../charging/record/event.store.ts'
import { lockOrder, type Order } from '../../charging/record/place.store.ts'
import type { Rows } from '../../database/rows.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import * as store from './team-bill.store.ts'

const { draft: DRAFT, partlyPaid: PARTLY, paid: PAID } = teamBillState.code
const { finished: FINISHED } = orderStatus.code

/** A draft of a fleet's month, by hand. */
export async function save({ rows, input, fail, now }: Request<typeof teamBill.save>) {
  const { id: groupId } = await rows.get('fleet', input.groupId)
  if (store.boundsOf(input.month).to > now) throw fail('teamBill.notOver')
  const of = { sellerId: rows.sellerId, groupId, month: input.month }
  const sums = await store.sumsOf(rows.db, of)
  if (sums.orders === 0) throw fail('teamBill.noOrders')
  const values = { groupId, month: input.month, ...sums, state: DRAFT }
  return store.one(rows, await rows.insert('teamBill', values).catch(refuseDuplicate(fail, 'month')))
}

/** From now on the amounts stand: no order of the month may still change them by itself. */
export async function confirm({ rows, input, fail }: Request<typeof teamBill.confirm>) {
  await rows.move('teamBill', teamBillLife.confirm, input, async (bill) => {
    if (await store.hasOpenOrders(rows.db, bill)) throw fail('teamBill.open')
    return store.sumsOf(rows.db, bill)
  })
  return store.one(rows, input.id)
}

/** Its orders are settled, the oldest first; a bill of which nothing is owed is closed by it. */
export async function receive(request: Request<typeof teamBill.receive>) {
  const { rows, input, fail } = request
  await rows.move('teamBill', teamBillLife.receive, input, async (bill) => {
    const orders = await lockOwed(rows, bill)
    const owedFen = orders.reduce((sum, order) => sum + order.owedFen, 0)
    if (owedFen > 0 && input.way === 'account') {
      const paidFen = await fromAccount(request, orders)
      if (paidFen === 0) throw fail('balance.tooLow')
    }
    if (owedFen > 0 && input.way === 'bank') await byBank(request, bill, orders, owedFen)
    const { paidFen, payableFen } = await store.sumsOf(rows.db, bill)
    return { paidFen, state: paidFen >= payableFen ? PAID : PARTLY }
  })
  return store.one(rows, input.id)
}

async function lockOwed(rows: Rows, bill: store.FleetMonth): Promise<Order[]> {
  const locked: Order[] = []
  for (const id of await store.owedOrders(rows.db, bill)) {
    const order = await lockOrder(rows.db, bill.sellerId, id)
    if (order?.orderStatus === FINISHED && order.owedFen > 0) locked.push(order)
  }
  return locked
}

/** As much as the accounts of the fleet have. */
async function fromAccount(request: Request<typeof teamBill.receive>, orders: readonly Order[]) {
  const context = platformOf(request)
  let paidFen = 0
  for (const order of orders) {
    const after = await deductOrder(context, order)
    if (after === order) break
    await publishOrder(context, after)
    paidFen += after.paidFen - order.paidFen
  }
  return paidFen
}

async function byBank(
  request: Request<typeof teamBill.receive>,
  { id: bizId, sellerId }: { id: number; sellerId: number },
  orders: readonly Order[],
  owedFen: number,
): Promise<void> {
  const { input, fail, rows } = request
  const { amountFen, receiptNo } = input
  if (amountFen === null || receiptNo === null) throw fail('receipt.missing')
  if (amountFen > owedFen) throw fail('receipt.tooMuch')
  await refuseUsedReceipt({ db: rows.db, fail }, sellerId, receiptNo)
  let left = amountFen
  for (const order of orders) {
    const part = Math.min(left, order.owedFen)
    if (part === 0) break
    left -= part
    await receiveFor(platformOf(request), order, { amountFen: part, receiptNo, kind: 'fleetBill', bizId })
  }
}

/** What nobody has paid for may be voided, and built again. */
export async function voidBill({ rows, input, fail }: Request<typeof teamBill.void>) {
  await rows.move('teamBill', teamBillLife.void, input, async ({ id: bizId }) => {
    const received = await rows
      .wholeSeller()
      .from('orderReceipt')
      .select('id')
      .where(({ and }) => and({ kind: 'fleetBill', bizId }))
      .limit(1)
      .execute()
    if (received.length > 0) throw fail('teamBill.received')
    return {}
  })
  return store.one(rows, input.id)
}
