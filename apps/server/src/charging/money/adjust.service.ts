import { type Adjusted, type LineAmounts, totalOf } from '@ampdeck/api/billing/adjust'
import { giveBack } from '@ampdeck/api/billing/give-back'
import { eventType } from '@ampdeck/api/enumerations/equipment'
import { flowKind } from '@ampdeck/api/enumerations/finance'
import type { Platform } from '../../database/platform.ts'
import { mustPost } from '../../ledger/ledger.ts'
import { publishOrder, recordOrderEvent } from '../record/event.store.ts'
import { changeOrder } from '../record/order.store.ts'
import { paymentOf } from '../record/order-states.ts'
import type { Order } from '../record/place.store.ts'
import { type Account, accountsOf, byKind } from './account.store.ts'
import { deductOrder, settleIfPaid } from './deduct.service.ts'

/** A line of an order's bill, as far as what corrects it has to repeat it. */
interface BilledLine {
  seq: number
  from: number
  to: number
  period: number
  ePrice4: number
  sPrice4: number
}

/** A correction that two people agree on. */
export interface AgreedAdjust {
  id: number
  userId: number | null
  deltas: readonly LineAmounts[]
  /** What the order comes to by it. */
  sums: Adjusted['sums']
}

/**
 * Corrects a locked order: what changes is added to its bill as lines of their own, what was paid too much goes back to
 * the accounts that it came from, and what is missing is taken from its payer or owed.
 */
export async function adjustOrder(
  context: Platform,
  order: Order,
  lines: readonly BilledLine[],
  adjust: AgreedAdjust,
): Promise<Order> {
  const total = totalOf(adjust.deltas)
  await addDeltas(context, order, lines, adjust.deltas)
  const { energyWh, eFeeFen, sFeeFen, payableFen } = adjust.sums
  const billed = await changeOrder(context, order, {
    energyWh,
    eFeeFen,
    sFeeFen,
    payableFen,
    // The energy of an order is the difference of its readings.
    meterStop: order.meterStart + energyWh,
    rewardLeftFen: Math.max(0, order.rewardLeftFen + total.sFeeFen),
    updateUser: adjust.userId,
  })
  const returned = await returnExcess(context, order, billed)
  const paid = await deductOrder(context, returned)
  await recordOrderEvent(context, paid, {
    type: eventType.code.configuration,
    ts: context.now(),
    payload: { adjustId: adjust.id, ...total, paidFen: paid.paidFen - order.paidFen },
  })
  await publishOrder(context, paid)
  return paid
}

/**
 * Takes an occupy fee back from a locked order: it owes so much less, and what was paid too much goes back to the
 * accounts that it came from.
 */
export async function lowerOccupyFee(context: Platform, order: Order, feeFen: number): Promise<Order> {
  const billed = await changeOrder(context, order, {
    occupyFeeFen: order.occupyFeeFen - feeFen,
    payableFen: order.payableFen - feeFen,
  })
  const settled = await settleIfPaid(context, await returnExcess(context, order, billed))
  await publishOrder(context, settled)
  return settled
}

async function addDeltas(
  { db }: Platform,
  { sellerId, id: orderId }: Order,
  lines: readonly BilledLine[],
  deltas: readonly LineAmounts[],
): Promise<void> {
  const last = Math.max(...lines.map(({ seq }) => seq))
  const rows = deltas.flatMap(({ seq: corrects, ...amounts }, index) => {
    const line = lines.find(({ seq }) => seq === corrects)
    if (!line) return []
    const { from: fromTime, to: toTime, period, ePrice4, sPrice4 } = line
    const repeated = { fromTime, toTime, period, ePrice4, sPrice4 }
    return [{ sellerId, orderId, seq: last + 1 + index, corrects, ...repeated, ...amounts }]
  })
  await db.insertInto('billLine').values(rows).execute()
}

/** What an order was paid too much goes back: `before` says what rewards could pay, `order` what is payable now. */
export async function returnExcess(context: Platform, before: Order, order: Order): Promise<Order> {
  const { rewards, principals, credits } = byKind(await accountsOf(context.db, order))
  const rewardFen = paidSum(rewards)
  // A settled order keeps no record of what its service fee was after all reductions; this much it was at least.
  const serviceFen = Math.max(
    rewardFen + before.rewardLeftFen,
    before.sFeeFen - before.discountFen - before.couponFen,
  )
  const paid = { rewardFen, principalFen: paidSum(principals), creditFen: paidSum(credits) }
  const back = giveBack(
    { ...paid, paidFen: order.paidFen },
    order.payableFen,
    Math.max(0, serviceFen + order.sFeeFen - before.sFeeFen),
  )
  await putBack(context, order, rewards, back.rewardFen)
  await putBack(context, order, principals, back.principalFen)
  await putBack(context, order, credits, back.creditFen)
  await putOther(context, order, back.otherFen)
  const paidFen = order.paidFen - back.rewardFen - back.principalFen - back.creditFen - back.otherFen
  return changeOrder(context, order, {
    paidFen,
    owedFen: order.payableFen - paidFen,
    chargeStatus: paymentOf({ payableFen: order.payableFen, paidFen }),
    principalPaidFen: Math.max(0, order.principalPaidFen - back.principalFen),
  })
}

function paidSum(accounts: readonly { paidFen: number }[]): number {
  return accounts.reduce((sum, { paidFen }) => sum + paidFen, 0)
}

/** Gives an amount back to accounts of one kind, to none more than it has paid. */
async function putBack(
  context: Platform,
  order: Order,
  accounts: readonly (Account & { paidFen: number })[],
  amountFen: number,
): Promise<void> {
  let left = amountFen
  for (const account of accounts.toReversed()) {
    const part = Math.min(left, account.paidFen)
    if (part === 0) continue
    left -= part
    await postBack(context, order, account, part)
  }
}

/** What no flow tells where it came from goes to the account that pays first; outside payers settle it themselves. */
async function putOther(context: Platform, order: Order, amountFen: number): Promise<void> {
  if (amountFen === 0) return
  const account = (await accountsOf(context.db, order)).find(({ id }) => id === order.accountId)
  if (account) await postBack(context, order, account, amountFen)
}

function postBack(
  context: Platform,
  { sellerId, id: bizId }: Order,
  { id: accountId }: Account,
  amountFen: number,
) {
  return mustPost(context, sellerId, { accountId, bizType: flowKind.code.correction, bizId, amountFen })
}
