import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { RevenueScene } from '@ampdeck/api/statistics/big-screen/revenue'
import { DAY, formatDate, parseTimestamp } from '@ampdeck/api/time'
import { sql } from 'kysely'
import type { z } from 'zod'
import { paramOf } from '../../access/param.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { lastDays } from '../../figures/dashboard.service.ts'
import { endedOrders } from '../../figures/ended-orders.store.ts'
import { namesOf } from '../../figures/names.ts'
import { groupsOf } from '../../figures/query.ts'
import type { Period } from '../../figures/source.ts'
import { failures } from '../../foundation/failure.ts'
import type { Context } from '../../http/context.ts'
import { figuresOf } from '../dashboard-figures.ts'

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
  const from = monthOf(now)
  const month = { from, to: lastDays(1, now).to }
  const begin = monthOf(from - DAY)
  const before = { from: begin, to: Math.min(from, begin + now - from) }
  const thirty = lastDays(MEMBER_DAYS, now)
  const [target, days, [mix], active, registered, [joined], [joinedBefore], fleets, coupons] =
    await Promise.all([
      paramOf(rows.db, caller.sellerId, 'monthTargetFen'),
      figuresOf(rows, { figures: ['incomeFen'], grain: 'day', period: month }),
      figuresOf(rows, { figures: MIX, period: month }),
      figuresOf(rows, { figures: ['activeMembers'], grain: 'day', period: thirty }),
      figuresOf(rows, { figures: ['newMembers'], grain: 'day', period: thirty }),
      figuresOf(rows, { figures: ['newMembers'], period: month }),
      figuresOf(rows, { figures: ['newMembers'], period: before }),
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

/** When the month of a moment began. */
const monthOf = (moment: number) => parseTimestamp(`${formatDate(moment).slice(0, 7)}-01`)

async function bestFleets(rows: Rows, period: Period) {
  const found = await groupsOf(rows, {
    figures: ['incomeFen'],
    by: ['fleet'],
    grain: 'whole',
    family: 'platform',
    only: 'fleet',
    period,
  })
  const best = found
    .map(({ keys: [key = null], values }) => ({ key, incomeFen: values.incomeFen ?? 0 }))
    .sort((a, b) => b.incomeFen - a.incomeFen)
    .slice(0, PLACES)
  const names = await namesOf(
    rows,
    'fleet',
    best.map(({ key }) => key),
  )
  return best.flatMap(({ key, incomeFen }) => {
    const group = names.get(key)
    return group ? [{ group, incomeFen }] : []
  })
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
