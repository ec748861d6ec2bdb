import type { Bill } from '@ampdeck/api/billing/bill'
import type { MemberDiscount, ReductionRules } from '@ampdeck/api/billing/discounts'
import { activityState } from '@ampdeck/api/enumerations/marketing'
import { type Kysely, sql } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { sameSeller } from '../../database/same-seller.ts'
import type { Tables } from '../../database/tables.ts'
import {
  billable,
  freezeCoupon,
  releaseCoupon,
  usableCoupons,
} from '../../marketing/coupon/member-coupon.store.ts'
import { addVipUse, keepDiscounts, monthOf } from '../record/order-discount.store.ts'
import type { Order } from '../record/place.store.ts'
import { discountsOf, gradeOf, paysAlone } from './discount.store.ts'

/**
 * Bills an order with all that lowers its fees, in the caller's transaction. The member's VIP plans and coupons are
 * locked, so that charges that end at the same moment use none of them twice.
 */
export async function billReduced(
  context: Platform,
  order: Order,
  billBy: (rules: ReductionRules) => Bill,
): Promise<Bill> {
  const bill = await billWithinBudget(context, order, billBy, await rulesOf(context.db, order))
  await takeCoupon(context, order, bill)
  for (const { kind, id, outcome } of bill.weighed)
    if (kind === 'vip' && outcome === 'applied') await addVipUse(context, order, id, bill.energyWh)
  await keepDiscounts(context, order, bill)
  return bill
}

async function rulesOf(db: Kysely<Tables>, order: Order): Promise<ReductionRules> {
  const { sellerId, memberId, groupId, memberCouponId } = order
  const discounts = await discountsOf(db, order)
  const grade = await gradeOf(db, sellerId, memberId, groupId)
  const ofGrade: MemberDiscount[] = grade
    ? [{ kind: 'grade', id: grade.level, bpsOff: grade.serviceBpsOff }]
    : []
  const vips = memberId === null || groupId !== null ? [] : await vipsOf(db, order, memberId)
  const coupons =
    memberId !== null && (await paysAlone(db, order))
      ? await usableCoupons(db, { ...order, memberId, orderId: order.id }, { lock: true })
      : []
  return {
    discounts,
    memberDiscounts: [...ofGrade, ...vips],
    coupons: coupons.map(billable),
    chosenCoupon: memberCouponId ?? undefined,
  }
}

/**
 * The VIP plans that a member has at the start of a charge, locked. The charge that reaches the month's cap still has
 * the discount; the next one has not.
 */
async function vipsOf(
  db: Kysely<Tables>,
  { sellerId, startTime }: Order,
  memberId: number,
): Promise<MemberDiscount[]> {
  const found = await ofSeller(db, sellerId)
    .from('memberVip')
    .innerJoin('vipPlan', sameSeller('vipPlan.id', 'memberVip.planId'))
    .select(['memberVip.id', 'vipPlan.serviceBpsOff', 'vipPlan.monthWhCap'])
    .where('memberVip.memberId', '=', memberId)
    .where('memberVip.fromTime', '<=', startTime)
    .where('memberVip.toTime', '>', startTime)
    .orderBy('memberVip.id')
    .modifyEnd(sql`for update of member_vip`)
    .execute()
  if (found.length === 0) return []
  const usage = await ofSeller(db, sellerId)
    .from('vipUsage')
    .select(['memberVipId', 'usedWh'])
    .where(
      'memberVipId',
      'in',
      found.map(({ id }) => id),
    )
    .where('month', '=', monthOf(startTime))
    .execute()
  const usedWh = new Map(usage.map((one) => [one.memberVipId, one.usedWh]))
  return found.map(({ id, serviceBpsOff, monthWhCap }) => ({
    kind: 'vip',
    id,
    bpsOff: serviceBpsOff,
    isUsedUp: monthWhCap !== null && (usedWh.get(id) ?? 0) >= monthWhCap,
  }))
}

/** An activity whose budget cannot bear the discount is sold out, and the order is billed without it. */
async function billWithinBudget(
  context: Platform,
  order: Order,
  billBy: (rules: ReductionRules) => Bill,
  rules: ReductionRules,
): Promise<Bill> {
  const bill = billBy(rules)
  const used = bill.weighed.find(({ kind, outcome }) => kind === 'activity' && outcome === 'applied')
  if (!used || (await spend(context, order.sellerId, used.id, used.eFen + used.sFen))) return bill
  const discounts = rules.discounts?.map((one) =>
    one.kind === 'activity' && one.id === used.id ? { ...one, isUsedUp: true } : one,
  )
  return billWithinBudget(context, order, billBy, { ...rules, discounts: discounts ?? [] })
}

/**
 * Takes an amount of an activity's budget, if there is so much; else, and with the last fen, it is sold out. A charge
 * that would take more than all of it says nothing about others.
 */
async function spend(
  { db, now }: Platform,
  sellerId: number,
  id: number,
  amountFen: number,
): Promise<boolean> {
  const spent = await ofSeller(db, sellerId)
    .update('activity')
    .set({ spentFen: sql`spent_fen + ${amountFen}` })
    .where('id', '=', id)
    .where(sql<boolean>`spent_fen + ${amountFen} <= coalesce(budget_fen, spent_fen + ${amountFen})`)
    .returning(['spentFen', 'budgetFen'])
    .executeTakeFirst()
  if (spent && (spent.budgetFen === null || spent.spentFen < spent.budgetFen)) return true
  await ofSeller(db, sellerId)
    .update('activity')
    .set({ state: activityState.code.soldOut, updateTime: now(), version: sql`version + 1` })
    .where(({ and }) => and({ id, state: activityState.code.running }))
    .where('budgetFen', '>=', amountFen)
    .execute()
  return spent !== undefined
}

/** The coupon of the bill is for this order; one that was chosen and not used is free again. */
async function takeCoupon({ db, now }: Platform, order: Order, bill: Bill): Promise<void> {
  const { sellerId, id: usedOrderId, memberCouponId } = order
  const { couponId, couponFen: usedFen } = bill
  if (memberCouponId !== null && memberCouponId !== couponId)
    await releaseCoupon(db, { sellerId, id: memberCouponId }, now())
  if (couponId !== undefined)
    await freezeCoupon(db, { sellerId, id: couponId }, { usedOrderId, usedFen, now: now() })
}
