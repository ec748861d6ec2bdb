import { deduct } from '@ampdeck/api/billing/deduct'
import { pointsOf } from '@ampdeck/api/billing/points'
import { flowKind } from '@ampdeck/api/enumerations/finance'
import { chargeStatus, occupyState } from '@ampdeck/api/enumerations/order'
import { sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { mustPost } from '../../ledger/ledger.ts'
import { changeOrder } from '../record/order.store.ts'
import { paymentOf } from '../record/order-states.ts'
import type { Order } from '../record/place.store.ts'
import { type Account, accountsBeside, byKind, lockOwners, usableFen } from './account.store.ts'
import { gradeOf } from './discount.store.ts'

const SETTLED = chargeStatus.code.settled
/** States of an OccupyBill (domain.md §4 LC 7). */
const { unpaid: OCCUPY_UNPAID, paid: OCCUPY_PAID } = occupyState.code

/**
 * Deducts what an order owes from its payer's accounts, as much as they have, in the caller's transaction: the accounts
 * are locked, so the balance is that of this moment. The order is locked too.
 */
export async function deductOrder(context: Platform, order: Order): Promise<Order> {
  if (order.owedFen <= 0) return order.chargeStatus === SETTLED ? settle(context, order) : order
  await lockOwners(context.db, order.sellerId, [order.accountId])
  const accounts = await accountsBeside(context.db, order.sellerId, order.accountId)
  const { rewards, principals, credits } = byKind(accounts)
  const taken = deduct(order.owedFen, order.rewardLeftFen, {
    rewardFen: usableSum(rewards),
    principalFen: usableSum(principals),
    creditFen: usableSum(credits),
  })
  const deductTries = order.deductTries + 1
  if (taken.paidFen === 0) return changeOrder(context, order, { deductTries })
  await deductFrom(context, order, rewards, taken.rewardFen)
  await deductFrom(context, order, principals, taken.principalFen)
  await deductFrom(context, order, credits, taken.creditFen)
  const paidFen = order.paidFen + taken.paidFen
  const paid = await changeOrder(context, order, {
    paidFen,
    owedFen: taken.owedFen,
    chargeStatus: paymentOf({ payableFen: order.payableFen, paidFen }),
    rewardLeftFen: order.rewardLeftFen - taken.rewardFen,
    principalPaidFen: order.principalPaidFen + taken.principalFen,
    deductTries,
  })
  return settleIfPaid(context, paid)
}

/** What is due once nothing is owed any more: the occupation is paid too, points and growth are given. */
export async function settleIfPaid(context: Platform, order: Order): Promise<Order> {
  if (order.chargeStatus !== SETTLED) return order
  if (order.occupyFeeFen > 0) await payOccupation(context, order)
  return settle(context, order)
}

function payOccupation({ db, now }: Platform, { sellerId, id: orderId }: Order) {
  return ofSeller(db, sellerId)
    .update('occupyBill')
    .set({ state: OCCUPY_PAID, updateTime: now() })
    .where(({ and }) => and({ orderId, state: OCCUPY_UNPAID }))
    .execute()
}

function usableSum(accounts: readonly Account[]): number {
  return accounts.reduce((sum, account) => sum + usableFen(account), 0)
}

/** Deducts an amount from accounts of one kind, one after the other, with an entry of each one's flow. */
async function deductFrom(
  context: Platform,
  order: Order,
  accounts: readonly Account[],
  amountFen: number,
): Promise<void> {
  let left = amountFen
  for (const account of accounts) {
    const part = Math.min(left, usableFen(account))
    if (part === 0) continue
    left -= part
    await mustPost(context, order.sellerId, {
      accountId: account.id,
      bizType: flowKind.code.deduct,
      bizId: order.id,
      amountFen: -part,
    })
  }
}

/** A settled order gives points and growth for the principal that is not rewarded yet; its charge is closed to rewards. */
async function settle(context: Platform, order: Order): Promise<Order> {
  const { sellerId, memberId, groupId, principalPaidFen, pointsPrincipalFen } = order
  if (principalPaidFen === pointsPrincipalFen && order.rewardLeftFen === 0) return order
  const grade = await gradeOf(context.db, sellerId, memberId, groupId)
  if (grade && memberId !== null) {
    const all = pointsOf(grade, principalPaidFen)
    const given = pointsOf(grade, pointsPrincipalFen)
    await ofSeller(context.db, sellerId)
      .update('member')
      .set({
        points: sql`points + ${all.points - given.points}`,
        growth: sql`growth + ${all.growth - given.growth}`,
      })
      .where('id', '=', memberId)
      .execute()
  }
  return changeOrder(context, order, { pointsPrincipalFen: principalPaidFen, rewardLeftFen: 0 })
}
