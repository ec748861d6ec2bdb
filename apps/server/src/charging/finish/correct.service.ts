import { linesAsTheyAre } from '@ampdeck/api/billing/adjust'
import type { Bill } from '@ampdeck/api/billing/bill'
import type { ExclusivePrices, FeeLine } from '@ampdeck/api/billing/fees'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { chargeStatus, occupyState, stopReason } from '@ampdeck/api/enumerations/order'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { measuredOf } from '../metering/measured.store.ts'
import { billable } from '../metering/readings.ts'
import { returnExcess } from '../money/adjust.service.ts'
import { deductOrder } from '../money/deduct.service.ts'
import { keepReductions } from '../money/reductions.service.ts'
import { publishOrder, recordOrderEvent } from '../record/event.store.ts'
import { changeOrder, moveOrder } from '../record/order.store.ts'
import { paymentOf } from '../record/order-states.ts'
import type { Order } from '../record/place.store.ts'
import { transactionOfOrder } from '../record/transaction.store.ts'
import { payFeedIn } from './feed-in.service.ts'
import { billed, endTransaction, feesOf } from './finish.service.ts'

/** How a charge ended, as a person says or its pile said. */
export interface EndReading {
  meterStop: number
  endTime: number
}

/** The bill of an abnormal order by another end, and what it changes of the lines that are stored. */
export interface Rebilled {
  end: EndReading
  bill: Bill
  payableFen: number
  differenceFen: number
  lines: LineChange[]
  readings: { ts: number; wh: number }[]
}

interface LineChange extends Omit<FeeLine, 'from' | 'to'> {
  /** The line that it changes; null for a new one. */
  corrects: number | null
  fromTime: number
  toTime: number
}

/** Bills a locked order by another end, with what was frozen at its start; nothing is written. */
export async function rebill(
  context: Platform,
  order: Order,
  end: EndReading,
  exclusive?: ExclusivePrices | null,
): Promise<Rebilled> {
  const frozen = exclusive ?? (await transactionOfOrder(context.db, order))?.exclusive ?? null
  const start = { ts: order.startTime, wh: order.meterStart }
  const stop = { ts: end.endTime, wh: end.meterStop }
  const { values } = await measuredOf(context, order)
  const readings = billable(values, start, stop)
  const bill = await billed(context, order, { exclusive: frozen }, readings)
  const payableFen = bill.chargePayableFen + order.occupyFeeFen
  const lines = await changesOf(context, order, bill.energyWh === 0 ? [] : bill.lines)
  return { end, bill, payableFen, differenceFen: payableFen - order.payableFen, lines, readings }
}

/** Ends an abnormal order by its new bill: what it owes is deducted. */
export async function finishCorrected(
  context: Platform,
  order: Order,
  { end, bill, payableFen, lines }: Rebilled,
  { userId, payload }: { userId: number | null; payload: Record<string, unknown> },
): Promise<Order> {
  const money = { payableFen, paidFen: order.paidFen }
  await keepReductions(context, order, bill)
  const handled = await moveOrder(context, order, ['handle'], {
    ...feesOf(bill),
    ...money,
    owedFen: Math.max(0, payableFen - order.paidFen),
    chargeStatus: paymentOf(money),
    ...end,
    stopReason: order.stopReason ?? stopReason.code.other,
    abnormalKind: null,
    updateUser: userId,
  })
  await addLines(context, handled, lines)
  await endMeasured(context, handled, end)
  await recordOrderEvent(context, handled, {
    type: eventType.code.configuration,
    ts: context.now(),
    payload: { ...end, ...payload },
  })
  await payFeedIn(context, handled)
  const isTooMuch = handled.paidFen > handled.payableFen
  const returned = isTooMuch ? await returnExcess(context, order, handled) : handled
  const paid = await deductOrder(context, returned)
  await publishOrder(context, paid)
  return paid
}

/** The figures of an order that stays abnormal: billed again, and why it still waits. */
export async function keepAbnormal(
  context: Platform,
  order: Order,
  { end, bill, payableFen, lines }: Rebilled,
  abnormalKind: number,
): Promise<Order> {
  const money = { payableFen, paidFen: order.paidFen }
  await keepReductions(context, order, bill)
  const kept = await changeOrder(context, order, {
    ...feesOf(bill),
    ...money,
    owedFen: payableFen - order.paidFen,
    chargeStatus: paymentOf(money),
    ...end,
    abnormalKind,
  })
  await addLines(context, kept, lines)
  await publishOrder(context, kept)
  return kept
}

/** Closes an abnormal or an imported order: it costs nothing, neither the charge nor what followed it. */
export async function voidOrder(
  context: Platform,
  order: Order,
  {
    userId,
    reason,
    action = 'void',
  }: { userId: number | null; reason: string; action?: 'void' | 'withdraw' },
): Promise<Order> {
  const lines = await changesOf(context, order, [])
  const nothing = { energyWh: 0, eFeeFen: 0, sFeeFen: 0, discountFen: 0, couponFen: 0, occupyFeeFen: 0 }
  const closed = await moveOrder(context, order, [action], {
    ...nothing,
    payableFen: 0,
    owedFen: 0,
    rewardLeftFen: 0,
    chargeStatus: chargeStatus.code.settled,
    meterStop: order.meterStart,
    endTime: order.endTime ?? order.startTime,
    closeReason: reason,
    updateUser: userId,
  })
  await addLines(context, closed, lines)
  await endMeasured(context, closed, {
    meterStop: order.meterStart,
    endTime: order.endTime ?? order.startTime,
  })
  await ofSeller(context.db, order.sellerId)
    .update('occupyBill')
    .set({ state: occupyState.code.waived, waiveReason: reason, updateTime: context.now() })
    .where('orderId', '=', order.id)
    .where('state', 'in', [occupyState.code.counting, occupyState.code.unpaid])
    .execute()
  await recordOrderEvent(context, closed, {
    type: eventType.code.configuration,
    ts: context.now(),
    payload: { closed: reason },
  })
  await publishOrder(context, closed)
  return closed
}

/** What a pile reports of this charge after a person has ended it belongs to nothing. */
async function endMeasured(
  context: Platform,
  order: Order,
  { meterStop, endTime }: EndReading,
): Promise<void> {
  const transaction = await transactionOfOrder(context.db, order)
  if (transaction) await endTransaction(context, transaction, { ts: endTime, wh: meterStop })
}

/** Amounts are never edited: a line that changes gets another one beside it, one that is missing is added. */
async function changesOf({ db }: Platform, order: Order, lines: Bill['lines']): Promise<LineChange[]> {
  const stored = await ofSeller(db, order.sellerId)
    .from('billLine')
    .select(['seq', 'corrects', 'fromTime', 'toTime', 'period', 'ePrice4', 'sPrice4'])
    .select(['energyWh', 'eFeeFen', 'sFeeFen'])
    .where('orderId', '=', order.id)
    .orderBy('seq')
    .execute()
  const known = linesAsTheyAre(stored)
  const changed = known.map(({ seq, ...line }) => {
    const now = lines.find((one) => one.from === line.fromTime && one.period === line.period)
    return {
      ...line,
      corrects: seq,
      energyWh: (now?.energyWh ?? 0) - line.energyWh,
      eFeeFen: (now?.eFeeFen ?? 0) - line.eFeeFen,
      sFeeFen: (now?.sFeeFen ?? 0) - line.sFeeFen,
    }
  })
  const added = lines
    .filter((line) => !known.some(({ fromTime, period }) => fromTime === line.from && period === line.period))
    .map(({ from, to, period, energyWh, ePrice4, sPrice4, eFeeFen, sFeeFen }) => {
      const amounts = { energyWh, ePrice4, sPrice4, eFeeFen, sFeeFen }
      return { corrects: null, fromTime: from, toTime: to, period, ...amounts }
    })
  return [
    ...changed.filter(({ energyWh, eFeeFen, sFeeFen }) => energyWh !== 0 || eFeeFen !== 0 || sFeeFen !== 0),
    ...added,
  ]
}

async function addLines(
  { db }: Platform,
  { sellerId, id: orderId }: Order,
  lines: LineChange[],
): Promise<void> {
  if (lines.length === 0) return
  const { last } = await ofSeller(db, sellerId)
    .from('billLine')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('billLine')
    .values(lines.map((line, index) => ({ ...line, sellerId, orderId, seq: (last ?? 0) + 1 + index })))
    .execute()
}
