import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { DAY, formatDate, startOfMonth } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { paramOf } from '../../access/param.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { endedOrders } from '../../figures/ended-orders.store.ts'
import { figuresOf, withNames } from '../../figures/figures-of.ts'
import { lastDays, soFarBefore } from '../../figures/periods.ts'
import type { Period } from '../../figures/source.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context } from '../../http/context.ts'

const MEMBER_DAYS = 30
const PLACES = 10
const MIX = [
  'eFeeFen',
  'sFeeFen',
  'occupyFeeFen',
  'discountFen',
  'couponFen',
  'grossFen',
  'incomeFen',
] as const
const NO_MIX = {
  eFeeFen: 0,
  sFeeFen: 0,
  occupyFeeFen: 0,
  discountFen: 0,
  couponFen: 0,
  grossFen: 0,
  incomeFen: 0,
}

/** The revenue scene. Income is only for who may see it elsewhere as well. */
export async function bigScreenRevenue({
  rows,
  caller,
  now,
}: Context): Promise<z.output<typeof RevenueScene>> {
  if (!isGranted(caller.grants, 'homeRevenue:query')) throw failures.forbidden()
  const month = { from: startOfMonth(now), to: lastDays(1, now).to }
  const thirty = lastDays(MEMBER_DAYS, now)
  const [target, days, [mix], active, registered, [joined], [joinedBefore], fleets, coupons] =
    await Promise.all([
      paramOf(rows.db, caller.sellerId, 'monthTargetFen'),
      figuresOf(rows, { figures: ['incomeFen'], grain: 'day', period: month }),
      figuresOf(rows, { figures: MIX, period: month }),
      figuresOf(rows, { figures: ['activeMembers'], grain: 'day', period: thirty }),
      figuresOf(rows, { figures: ['newMembers'], grain: 'day', period: thirty }),
      figuresOf(rows, { figures: ['newMembers'], period: month }),
      figuresOf(rows, { figures: ['newMembers'], period: soFarBefore(now, 'month') }),
      bestFleets(rows, month),
      couponsOf(rows, month),
    ])
  const activeOn = new Map(active.map(({ time, activeMembers }) => [time, activeMembers]))
  const registeredOn = new Map(registered.map(({ time, newMembers }) => [time, newMembers]))
  return {
    at: now,
    targetFen: target === 0 ? null : target,
    days: days.map(({ time, incomeFen }) => ({ day: time, incomeFen })),
    mix: { ...NO_MIX, ...mix },
    members: Array.from({ length: MEMBER_DAYS }, (_, nth) => {
      const day = formatDate(thirty.from + nth * DAY)
      return { day, active: activeOn.get(day) ?? 0, registered: registeredOn.get(day) ?? 0 }
    }),
    registered: { value: joined?.newMembers ?? 0, before: joinedBefore?.newMembers ?? 0 },
    fleets,
    coupons,
  }
}

async function bestFleets(rows: Rows, period: Period) {
  const found = await figuresOf(rows, { figures: ['incomeFen'], by: ['fleet'], only: 'fleet', period })
  const best = found.sort((a, b) => b.incomeFen - a.incomeFen).slice(0, PLACES)
  return withNames(rows, 'fleet', best)
}

/** By the template of the coupon that an order has used. */
function couponsOf(rows: Rows, period: Period) {
  return endedOrders(rows, period)
    .innerJoin('memberCoupon', sameSeller('memberCoupon.id', 'chargeOrder.memberCouponId'))
    .innerJoin('coupon', sameSeller('coupon.id', 'memberCoupon.couponId'))
    .select('coupon.name')
    .select([
      sql<number>`sum(charge_order.coupon_fen)::float8`.as('couponFen'),
      sql<number>`sum(charge_order.payable_fen)::float8`.as('payableFen'),
    ])
    .where('chargeOrder.couponFen', '>', 0)
    .groupBy(['coupon.id', 'coupon.name'])
    .orderBy('couponFen', 'desc')
    .execute()
}
