import type { Bill } from '@ampdeck/api/billing/bill'
import type { MemberDiscount, ReductionRules } from '@ampdeck/api/billing/discounts'
import { activityState, reductionKind } from '@ampdeck/api/enumerations/marketing'
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
import {
  addSpent,
  addVipUse,
  discountRows,
  monthOf,
  takeBack,
  takenBy,
} from '../record/order-discount.store.ts'
import type { Order } from '../record/place.store.ts'
import { discountsOf, gradeOf, paysAlone } from './discount.store.ts'

const { activity: ACTIVITY, vip: VIP } = reductionKind.code

/**
 * Bills an order with all that lowers its fees; nothing is written. The member's VIP plans and coupons and the budget of
 * an activity are locked until the caller's transaction ends, so that charges that end at the same moment use none of
 * them twice. What the order took by an earlier bill is free for this one.
 */
export async function billReduced(
  { db }: Pick<Platform, 'db'>,
  order: Order,
  billBy: (rules: ReductionRules) => Bill,
): Promise<Bill> {
  return billWithinBudget(db, order, billBy, await rulesOf(db, order))
}

/** Writes what a bill uses: its coupon is for this order alone, an activity's budget and a plan's energy are taken. */
export async function keepReductions(context: Platform, order: Order, bill: Bill): Promise<void> {
  const { db } = context
  const { sellerId } = order
  await takeBack(context, order)
  await takeCoupon(context, order, bill)
  for (const { kind, id, outcome, eFen, sFen } of bill.weighed) {
    if (kind === 'vip' && outcome === 'applied') await addVipUse({ db }, order, id, bill.energyWh)
    if (kind !== 'activity' || (outcome !== 'applied' && outcome !== 'usedUp')) continue
    if (outcome === 'applied') await addSpent(db, { sellerId, id }, eFen + sFen)
    await sellOut(context, { sellerId, id }, outcome === 'usedUp' ? eFen + sFen : 1)
  }
  const rows = discountRows(order, bill.weighed)
  if (rows.length > 0) await db.insertInto('orderDiscount').values(rows).execute()
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
async function vipsOf(db: Kysely<Tables>, order: Order, memberId: number): Promise<MemberDiscount[]> {
  const { sellerId, startTime } = order
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
  for (const { kind, sourceId } of await takenBy(db, order))
    if (kind === VIP) usedWh.set(sourceId, (usedWh.get(sourceId) ?? 0) - order.energyWh)
  return found.map(({ id, serviceBpsOff, monthWhCap }) => ({
    kind: 'vip',
    id,
    bpsOff: serviceBpsOff,
    isUsedUp: monthWhCap !== null && (usedWh.get(id) ?? 0) >= monthWhCap,
  }))
}

/** An activity whose budget cannot bear the discount takes no part. */
async function billWithinBudget(
  db: Kysely<Tables>,
  order: Order,
  billBy: (rules: ReductionRules) => Bill,
  rules: ReductionRules,
): Promise<Bill> {
  const bill = billBy(rules)
  const used = bill.weighed.find(({ kind, outcome }) => kind === 'activity' && outcome === 'applied')
  if (!used || used.eFen + used.sFen <= (await budgetLeft(db, order, used.id))) return bill
  const discounts = (rules.discounts ?? []).map((one) =>
    one.kind === 'activity' && one.id === used.id ? { ...one, isUsedUp: true } : one,
  )
  return billWithinBudget(db, order, billBy, { ...rules, discounts })
}

/** What is left of an activity's budget, which is locked. */
async function budgetLeft(db: Kysely<Tables>, order: Order, id: number): Promise<number> {
  const { budgetFen, spentFen } = await ofSeller(db, order.sellerId)
    .from('activity')
    .select(['budgetFen', 'spentFen'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (budgetFen === null) return Number.POSITIVE_INFINITY
  const own = (await takenBy(db, order)).filter(({ kind, sourceId }) => kind === ACTIVITY && sourceId === id)
  return budgetFen - spentFen + own.reduce((sum, { eFen, sFen }) => sum + eFen + sFen, 0)
}

/** A running activity that cannot bear this amount is sold out; one larger than all of its budget says nothing of others. */
async function sellOut(
  { db, now }: Platform,
  { sellerId, id }: { sellerId: number; id: number },
  amountFen: number,
): Promise<void> {
  await ofSeller(db, sellerId)
    .update('activity')
    .set({ state: activityState.code.soldOut, updateTime: now(), version: sql`version + 1` })
    .where(({ and }) => and({ id, state: activityState.code.running }))
    .where('budgetFen', '>=', amountFen)
    .where(sql<boolean>`budget_fen - spent_fen < ${amountFen}`)
    .execute()
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
