import { type importBill, importBillLife } from '@ampdeck/api/bill/import-bill'
import { chargeStatus, orderStatus, period, stopReason, teamBillState } from '@ampdeck/api/enumerations/order'
import { say, texts } from '@ampdeck/api/texts'
import { DAY, formatDate } from '@ampdeck/api/time'
import { type Kysely, sql } from 'kysely'
import { voidOrder } from '../../charging/finish/correct.service.ts'
import { addOrder, changeOrder } from '../../charging/record/order.store.ts'
import type { Payer } from '../../charging/record/payer.store.ts'
import { lockOrder, type Order, type Place } from '../../charging/record/place.store.ts'
import { idAt } from '../../database/ids.ts'
import { ofSeller } from '../../database/of-seller.ts'
import { ensureMonths } from '../../database/partitions.ts'
import type { Platform } from '../../database/platform.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { failures } from '../../foundation/failure.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { auditOrder } from '../order/locked-order.ts'
import { one } from './import-bill.store.ts'

/** A charge that another platform has billed and that was paid there. */
export interface ForeignCharge {
  batchId: number
  place: Place
  payer: Payer | undefined
  plate: string | null
  vin: string | null
  platform: string
  platformOrderNo: string
  startTime: number
  endTime: number
  energyWh: number
  eFeeFen: number
  sFeeFen: number
  discountFen: number
}

const words = texts({ deleted: ['The batch that this bill came with was deleted', '所属导入批次已删除'] })

const { finished: FINISHED, closed: CLOSED } = orderStatus.code
const LONGEST = 3 * DAY
/** A price is per kWh and in 0.0001 yuan, a fee in fen: fee × this / Wh. */
const PRICE_UNITS = 100_000

/**
 * Makes the order of such a charge: finished, and paid by a receipt, so that the ledger holds it against a document. It
 * moves no account and gives no points: its money went to the other platform.
 */
export async function addForeign(context: Platform, charge: ForeignCharge): Promise<Order> {
  const { place, payer, startTime, endTime, energyWh, eFeeFen, sFeeFen, discountFen } = charge
  await ensureMonths(context.db, startTime, endTime)
  const draft = { place, payer, price: undefined, orderStatus: FINISHED, startTime, meterStart: 0 }
  const added = await addOrder(context, { ...draft, idToken: charge.platformOrderNo })
  const { sellerId, id: orderId } = added
  const payableFen = eFeeFen + sFeeFen - discountFen
  // The other platform tells one price for the whole charge.
  const price4 = (fen: number) => Math.round((fen * PRICE_UNITS) / energyWh)
  const line = { sellerId, orderId, seq: 1, fromTime: startTime, toTime: endTime, period: period.code.flat }
  const prices = { ePrice4: price4(eFeeFen), sPrice4: price4(sFeeFen) }
  await context.db
    .insertInto('billLine')
    .values({ ...line, ...prices, energyWh, eFeeFen, sFeeFen })
    .execute()
  if (payableFen > 0) await addReceipt(context, added, charge, payableFen)
  await context.db
    .insertInto('importedOrder')
    .values({
      sellerId,
      orderId,
      importBillId: charge.batchId,
      stationId: place.stationId,
      platform: charge.platform,
      platformOrderNo: charge.platformOrderNo,
    })
    .execute()
  return changeOrder(context, added, {
    ...{ endTime, unplugTime: endTime, meterStop: energyWh, energyWh, eFeeFen, sFeeFen, discountFen },
    payableFen,
    paidFen: payableFen,
    chargeStatus: chargeStatus.code.settled,
    stopReason: stopReason.code.other,
    plate: charge.plate ?? added.plate,
    vin: charge.vin ?? added.vin,
  })
}

async function addReceipt(
  { db, now, newId }: Platform,
  { sellerId, id: orderId }: Order,
  { batchId: bizId, platformOrderNo }: Pick<ForeignCharge, 'batchId' | 'platformOrderNo'>,
  amountFen: number,
): Promise<void> {
  const receiptNo = amountFen > 0 ? platformOrderNo : `${platformOrderNo}-R`
  await db
    .insertInto('orderReceipt')
    .values({ id: newId(), sellerId, orderId, amountFen, receiptNo, kind: 'imported', bizId, ts: now() })
    .execute()
}

/** Whether a gun has charged in this time already: the same charge must not be counted twice. */
export async function isCharged(
  db: Kysely<Tables>,
  { sellerId, gunId }: Place,
  { startTime, endTime }: { startTime: number; endTime: number },
): Promise<boolean> {
  const found = await ofSeller(db, sellerId)
    .from('chargeOrder')
    .select('id')
    .where('gunId', '=', gunId)
    .where('id', '>=', idAt(startTime - LONGEST))
    .where('id', '<', idAt(endTime))
    .where('orderStatus', '<>', CLOSED)
    .where('startTime', '<', endTime)
    .where((or) => or.or([or('endTime', '>', startTime), or('endTime', 'is', null)]))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What the orders of a batch come to. */
export async function countBatch(db: Kysely<Tables>, sellerId: number, batchId: number) {
  const { rows } = await sql<{
    energyWh: number
    payableFen: number
  }>`
    select coalesce(sum(o.energy_wh), 0)::bigint as "energyWh", coalesce(sum(o.payable_fen), 0)::bigint as "payableFen"
    from imported_order i join charge_order o on o.seller_id = i.seller_id and o.id = i.order_id
    where i.seller_id = ${sellerId} and i.import_bill_id = ${batchId}`.execute(db)
  return rows[0] ?? { energyWh: 0, payableFen: 0 }
}

/** Takes a batch back. What has gone on from one of its orders, such as an invoice, forbids it. */
export async function takeBack(request: Request<typeof importBill.delete>): Promise<null> {
  const { rows, input, caller, fail } = request
  const { id: batchId, sellerId } = await one(rows, input.id)
  await rows.readyFor('importBill', importBillLife.delete, input)
  const orders = await lockedOrders(rows, batchId)
  if (await isUsed(rows.db, sellerId, orders)) throw fail('importBill.inUse')
  const context = platformOf(request)
  for (const { platformOrderNo, ...order } of orders) {
    const { paidFen } = order
    if (paidFen > 0) await addReceipt(context, order, { batchId, platformOrderNo }, -paidFen)
    const unpaid = await changeOrder(context, order, { paidFen: 0, owedFen: order.payableFen })
    const by = {
      userId: caller.userId,
      reason: say(words.deleted, request.language),
      action: 'withdraw',
    } as const
    auditOrder(rows, order, await voidOrder(context, unpaid, by))
  }
  await ofSeller(rows.db, sellerId).delete('importedOrder').where('importBillId', '=', batchId).execute()
  await rows.remove('importBill', batchId)
  return null
}

/** The orders of a batch, locked in the order of their ids. Who does not see all of their stations finds none. */
async function lockedOrders(rows: Rows, batchId: number): Promise<(Order & { platformOrderNo: string })[]> {
  const imported = (from: Rows) =>
    from
      .from('importedOrder')
      .select(['sellerId', 'orderId', 'platformOrderNo'])
      .where('importBillId', '=', batchId)
      .orderBy('orderId')
      .execute()
  const seen = await imported(rows)
  if (seen.length < (await imported(rows.wholeSeller())).length) throw failures.forbidden()
  const locked = []
  for (const { sellerId, orderId, platformOrderNo } of seen) {
    const order = await lockOrder(rows.db, sellerId, orderId)
    if (order) locked.push({ ...order, platformOrderNo })
  }
  return locked
}

/** No enumeration has these: invoices and split accounts set them (domain.md §3). */
const NOT_INVOICED = 0
const NOT_SPLIT = 0

async function isUsed(db: Kysely<Tables>, sellerId: number, orders: readonly Order[]): Promise<boolean> {
  if (
    orders.some(({ invoiceState, splitState }) => invoiceState !== NOT_INVOICED || splitState !== NOT_SPLIT)
  )
    return true
  const own = ofSeller(db, sellerId)
  const ids = orders.map(({ id }) => id)
  const adjusted = await own
    .from('orderAdjust')
    .select('id')
    .where('orderId', 'in', [0, ...ids])
    .limit(1)
    .execute()
  if (adjusted.length > 0) return true
  const months = orders.flatMap(({ groupId, startTime }) =>
    groupId === null ? [] : [`${groupId} ${formatDate(startTime).slice(0, 7)}`],
  )
  const billed = await own
    .from('teamBill')
    .select('id')
    .where('state', 'not in', [teamBillState.code.draft, teamBillState.code.voided])
    .where(sql<boolean>`group_id || ' ' || month = any(${months}::text[])`)
    .limit(1)
    .execute()
  return billed.length > 0
}
