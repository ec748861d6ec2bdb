import { type rawBill, rawBillLife } from '@ampdeck/api/bill/raw-bill'
import { abnormalKind, billChannel, orderStatus, overtimeKind } from '@ampdeck/api/enumerations/order'
import { formatDate, HOUR } from '@ampdeck/api/time'
import type { Selectable } from 'kysely'
import { addOrder, changeOrder } from '../../charging/record/order.store.ts'
import { payerOf } from '../../charging/record/payer.store.ts'
import { lockGun, type Order } from '../../charging/record/place.store.ts'
import { priceSource } from '../../charging/record/price-source.store.ts'
import { ensureMonths } from '../../database/partitions.ts'
import type { Rows } from '../../database/rows.ts'
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

/** Binds a bill to the order that it belongs to; the order is locked first, as where a pile ends it. */
export async function match(request: Request<typeof rawBill.match>) {
  const { rows, input, fail } = request
  const { id } = await orderBy(rows, { orderNo: input.orderNo })
  const order = await lockedOrder(rows, id)
  const raw = await readyFor(rows, 'match', input)
  if (order.gunId !== raw.gunId) throw fail('rawBill.otherGun')
  const other = await rows.from('rawBill').select('id').where('orderId', '=', id).executeTakeFirst()
  if (other) throw fail('rawBill.taken')
  const { startTime, meterStart } = order
  await rows.move('rawBill', rawBillLife.match, raw, { orderId: id, startTime, meterStart })
  await noteLate(request, order, raw)
  if (isLost(order)) await endByRawBill(request, await lockedOrder(rows, id), raw)
  return one(rows, raw.id)
}

/** Makes the order that a bill should have had; the gun is locked first, as where its charges end. */
export async function build(request: Request<typeof rawBill.build>) {
  const { rows, input, fail } = request
  const { sellerId, gunId } = await rows.get('rawBill', input.id)
  const place = gunId === null ? undefined : await lockGun(rows.db, sellerId, gunId)
  const raw = await readyFor(rows, 'build', input)
  const { startTime, meterStart, memberPhone } = input
  if (startTime >= raw.endTime || meterStart >= raw.meterStop) throw fail('rawBill.noEnergy')
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
  await rows.move('rawBill', rawBillLife.build, raw, { orderId: lost.id, startTime, meterStart })
  await noteLate(request, lost, raw)
  await endByRawBill(request, await lockedOrder(rows.wholeSeller(), lost.id), raw, price.exclusive)
  return one(rows, raw.id)
}

/** The bill, held; the step is refused where it lacks its gun or its last reading. */
async function readyFor(rows: Rows, step: keyof typeof rawBillLife, at: { id: number; version: number }) {
  return (await rows.readyFor('rawBill', rawBillLife[step], at)) as Complete
}

const isLost = ({ orderStatus: status, abnormalKind: kind }: Order) =>
  status === orderStatus.code.abnormal && kind === abnormalKind.code.noFinalBill

async function noteLate(context: Pick<Context, 'rows' | 'now'>, order: Order, raw: RawBill): Promise<void> {
  if (raw.receivedTime - raw.endTime <= LATE_MS) return
  await changeOrder(platformOf(context), order, { overtimeKind: overtimeKind.code.lateUpload })
}
