import { type abnormalBill, oddOrderLife, type overtimeBill } from '@ampdeck/api/bill/odd-order'
import { LARGE_ADJUST_FEN } from '@ampdeck/api/bill/order-adjust'
import type { ExclusivePrices } from '@ampdeck/api/billing/fees'
import { auditState } from '@ampdeck/api/enumerations/member'
import {
  type EndReading,
  finishCorrected,
  keepAbnormal,
  type Rebilled,
  rebill,
  voidOrder,
} from '../../charging/finish/correct.service.ts'
import { energyOf } from '../../charging/finish/ends.ts'
import { faultOf } from '../../charging/finish/order-checks.ts'
import { measuredOf } from '../../charging/metering/measured.store.ts'
import { publishOrder } from '../../charging/record/event.store.ts'
import { lockGun, type Order } from '../../charging/record/place.store.ts'
import { isRepeated, transactionOfOrder } from '../../charging/record/transaction.store.ts'
import { checkStep } from '../../database/check-step.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { type Context, platformOf, type Request } from '../../http/context.ts'
import { auditOrder, lockedOrder } from '../order/locked-order.ts'
import { hasOpenAdjust } from '../order/order-adjust.store.ts'

const { underReview, passed } = auditState.code

type Asked = Pick<Context, 'rows' | 'now' | 'caller'>

/** Ends an abnormal order by the readings that a person gives. */
export async function handle(request: Request<typeof abnormalBill.handle>) {
  const { rows, input, now, fail } = request
  const order = await readyFor(rows, 'handle', input)
  const { meterStop, endTime, reason } = input
  if (meterStop < order.meterStart || endTime <= order.startTime || endTime > now)
    throw fail('readings.impossible')
  return correct(request, rows, order, { end: { meterStop, endTime }, reason })
}

/** Ends a lost order by the last reading that is known of it. */
export async function finish(request: Request<typeof overtimeBill.finish>) {
  const { rows, input, fail } = request
  const order = await readyFor(rows, 'finish', input)
  const end = await lastReading(rows, order)
  if (!end) throw fail('readings.none')
  return correct(request, rows, order, { end, reason: input.reason })
}

/** What a large correction waits for: the second person agrees with the readings of the first. */
export async function confirmCorrection(
  asked: Asked,
  order: Order,
  adjust: { id: number; readings: EndReading },
): Promise<void> {
  const platform = platformOf(asked)
  const after = await finishCorrected(platform, order, await rebill(platform, order, adjust.readings), {
    userId: asked.caller.userId,
    payload: { adjustId: adjust.id },
  })
  auditOrder(asked.rows, order, after)
}

export async function voidAbnormal(request: Request<typeof abnormalBill.void>) {
  const { rows, input, caller } = request
  const order = await readyFor(rows, 'void', input)
  const closed = await voidOrder(platformOf(request), order, { userId: caller.userId, reason: input.reason })
  auditOrder(rows, order, closed)
  return { orderStatus: closed.orderStatus, awaiting: false }
}

/** Bills an order by what its pile has reported and checks it again: it is finished where all is well now. */
export async function recalculate(request: Request<typeof abnormalBill.recalculate>) {
  const { rows, input, fail } = request
  const order = await readyFor(rows, 'recalculate', input)
  const raw = await ofSeller(rows.db, order.sellerId)
    .from('rawBill')
    .select(['meterStop', 'endTime', 'pileFeeFen'])
    .where('orderId', '=', order.id)
    .orderBy('id')
    .executeTakeFirst()
  if (!raw || raw.meterStop === null) throw fail('bill.notReceived')
  const after = await endByRawBill(request, order, { ...raw, meterStop: raw.meterStop })
  return { orderStatus: after.orderStatus, awaiting: false, abnormalKind: after.abnormalKind }
}

interface FinalBill {
  meterStop: number
  endTime: number
  pileFeeFen: number | null
}

/** Bills an abnormal order by what its pile has sent: it is finished where all is well, and waits on where it is not. */
export async function endByRawBill(
  asked: Asked,
  order: Order,
  raw: FinalBill,
  exclusive?: ExclusivePrices | null,
): Promise<Order> {
  const { rows, caller } = asked
  const platform = platformOf(asked)
  const end = {
    meterStop: Math.max(order.meterStart, raw.meterStop),
    endTime: Math.max(order.startTime, raw.endTime),
  }
  const rebilled = await rebill(platform, order, end, exclusive)
  const kind = await faultNow(asked, order, rebilled, raw)
  const after =
    kind === null
      ? await finishCorrected(platform, order, rebilled, {
          userId: caller.userId,
          payload: { recalculated: true },
        })
      : await keepAbnormal(platform, order, rebilled, kind)
  auditOrder(rows, order, after)
  return after
}

/** The locked order, as long as it waits for a person and for nobody's second look. */
async function readyFor(
  rows: Rows,
  step: keyof typeof oddOrderLife,
  { id, version }: { id: number; version: number },
): Promise<Order> {
  const order = await lockedOrder(rows, id, version)
  const awaiting = await hasOpenAdjust(rows, order)
  checkStep<Order & { awaiting: boolean }>(oddOrderLife[step], { ...order, awaiting }, rows.userId)
  return order
}

/** A correction is a record of its own; a large difference waits for a second person. */
async function correct(
  asked: Asked,
  rows: Rows,
  order: Order,
  { end, reason }: { end: EndReading; reason: string },
) {
  const platform = platformOf(asked)
  const rebilled = await rebill(platform, order, end)
  const { bill, differenceFen } = rebilled
  const awaiting = Math.abs(differenceFen) > LARGE_ADJUST_FEN
  const id = await rows.insert('orderAdjust', {
    orderId: order.id,
    stationId: order.stationId,
    groupId: order.groupId,
    state: awaiting ? underReview : passed,
    reason,
    lines: '[]',
    readings: JSON.stringify(end),
    energyWh: bill.energyWh - order.energyWh,
    eFeeFen: bill.eFeeFen - order.eFeeFen,
    sFeeFen: bill.sFeeFen - order.sFeeFen,
    auditUser: null,
    auditTime: null,
    auditReason: null,
  })
  if (awaiting) {
    await publishOrder(platform, order)
    return { orderStatus: order.orderStatus, awaiting }
  }
  const payload = { adjustId: id }
  const after = await finishCorrected(platform, order, rebilled, { userId: asked.caller.userId, payload })
  auditOrder(rows, order, after)
  return { orderStatus: after.orderStatus, awaiting }
}

async function lastReading(rows: Rows, order: Order): Promise<EndReading | undefined> {
  const transaction = await transactionOfOrder(rows.db, order)
  if (transaction && transaction.lastWh > order.meterStart)
    return { meterStop: transaction.lastWh, endTime: Math.max(transaction.lastTime, order.startTime + 1) }
  const value = await ofSeller(rows.db, order.sellerId)
    .from('meterValue')
    .select(['ts', 'wh'])
    .where('orderId', '=', order.id)
    .where('wh', '>', order.meterStart)
    .orderBy('ts', 'desc')
    .limit(1)
    .executeTakeFirst()
  return value?.wh == null ? undefined : { meterStop: value.wh, endTime: value.ts }
}

async function faultNow(
  { rows }: Asked,
  order: Order,
  { bill, readings }: Rebilled,
  { meterStop, endTime, pileFeeFen }: FinalBill,
) {
  const place = await lockGun(rows.db, order.sellerId, order.gunId)
  const transaction = await transactionOfOrder(rows.db, order)
  const stop = { ts: endTime, wh: meterStop }
  return faultOf({
    start: { ts: order.startTime, wh: order.meterStart },
    stop,
    readings,
    isReset: false,
    powerWh: energyOf((await measuredOf(rows, order)).powers, endTime),
    ratedW: place?.ratedW ?? Number.MAX_SAFE_INTEGER,
    lines: bill.lines.length,
    feeFen: bill.eFeeFen + bill.sFeeFen,
    pileFeeFen,
    isRepeated: transaction ? await isRepeated(rows.db, transaction, stop) : false,
  })
}
