import { type rawBill, rawBillState, waitsForHand } from '@ampdeck/api/bill/raw-bill'
import { abnormalKind, billChannel, orderStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { formatDate, HOUR } from '@ampdeck/api/time'
import type { Selectable } from 'kysely'
import { addOrder, changeOrder } from '../../charging/record/order.store.ts'
import { payerOf } from '../../charging/record/payer.store.ts'
import { lockGun, type Order } from '../../charging/record/place.store.ts'
import { priceSource } from '../../charging/record/price-source.store.ts'
import { ensureMonths } from '../../database/partitions.ts'
import type { Tables } from '../../database/tables.ts'
import { type Context, platformOf, type Request } from '../../http/context.ts'
import { endByRawBill } from '../abnormal/correction.service.ts'
import { one as orderBy } from '../order/charge-order.store.ts'
import { lockedOrder } from '../order/locked-order.ts'
import { one } from './raw-bill.store.ts'

type RawBill = Selectable<Tables['rawBill']>
type Complete = RawBill & { gunId: number; meterStop: number }

/** A bill that comes so long after the end of its charge came late (domain.md §4 LC 2). */
const LATE_MS = HOUR
const FIXED = rawBillState.code.fixedByHand

/** Binds a bill to the order that it belongs to. */
export async function match(request: Request<typeof rawBill.match>) {
  const { rows, input, fail } = request
  const raw = await waiting(request, input)
  const { id } = await orderBy(rows, { orderNo: input.orderNo })
  const order = await lockedOrder(rows, id)
  if (order.gunId !== raw.gunId) throw fail('rawBill.otherGun')
  const other = await rows.from('rawBill').select('id').where('orderId', '=', id).executeTakeFirst()
  if (other) throw fail('rawBill.taken')
  const { startTime, meterStart } = order
  await rows.update('rawBill', raw, { state: FIXED, orderId: id, startTime, meterStart })
  await noteLate(request, order, raw)
  if (isLost(order)) await endByRawBill(request, await lockedOrder(rows, id), raw)
  return one(rows, raw.id)
}

/** Makes the order that a bill should have had. */
export async function build(request: Request<typeof rawBill.build>) {
  const { rows, input, fail } = request
  const raw = await waiting(request, input)
  const { startTime, meterStart, memberPhone } = input
  if (startTime >= raw.endTime || meterStart >= raw.meterStop) throw fail('rawBill.noEnergy')
  const place = await lockGun(rows.db, raw.sellerId, raw.gunId)
  if (!place) throw fail('rawBill.incomplete')
  const at = {
    sellerId: raw.sellerId,
    stationId: raw.stationId,
    pileId: raw.pileId,
    today: formatDate(startTime),
  }
  const payer =
    memberPhone === null
      ? undefined
      : (await payerOf(rows.db, at, { value: memberPhone, isVin: false })).payer
  if (memberPhone !== null && !payer) throw fail('rawBill.noPayer')
  const price = await priceSource(rows.db, place, payer, startTime)
  if (!price) throw fail('rawBill.noPrice')
  const platform = platformOf(request)
  await ensureMonths(rows.db, startTime, startTime)
  const added = await addOrder(platform, {
    place,
    payer,
    price,
    orderStatus: orderStatus.code.abnormal,
    startTime,
    meterStart,
    idToken: memberPhone ?? '',
    transactionId: raw.tradeNo,
    channel: payer?.channel ?? billChannel.code.other,
  })
  const lost = await changeOrder(platform, added, {
    abnormalKind: abnormalKind.code.noFinalBill,
    stopReason: raw.stopReason,
    unplugTime: raw.endTime,
  })
  rows.changes.push({
    table: 'chargeOrder',
    id: lost.id,
    before: null,
    after: { rawBillId: raw.id, startTime, meterStart },
  })
  await rows.update('rawBill', raw, { state: FIXED, orderId: lost.id, startTime, meterStart })
  await noteLate(request, lost, raw)
  await endByRawBill(request, await lockedOrder(rows.wholeSeller(), lost.id), raw, price.exclusive)
  return one(rows, raw.id)
}

/** The bill in the state in which it was seen; only what found no charge waits for a hand. */
async function waiting(
  {
    rows,
    fail,
  }: Pick<Context, 'rows'> & {
    fail(reason: 'transition.notAllowed' | 'record.stale' | 'rawBill.incomplete'): Error
  },
  { id, version }: { id: number; version: number },
): Promise<Complete> {
  const raw = await rows.get('rawBill', id)
  if (raw.version !== version) throw fail('record.stale')
  if (!waitsForHand(raw)) throw fail('transition.notAllowed')
  const { gunId, meterStop } = raw
  if (gunId === null || meterStop === null) throw fail('rawBill.incomplete')
  return { ...raw, gunId, meterStop }
}

const isLost = ({ orderStatus: status, abnormalKind: kind }: Order) =>
  status === orderStatus.code.abnormal && kind === abnormalKind.code.noFinalBill

async function noteLate(context: Pick<Context, 'rows' | 'now'>, order: Order, raw: RawBill): Promise<void> {
  if (raw.receivedTime - raw.endTime <= LATE_MS) return
  await changeOrder(platformOf(context), order, { overtimeKind: overtimeKind.code.lateUpload })
}
