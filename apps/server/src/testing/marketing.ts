import type { Coupon } from '@ampdeck/api/billing/discounts'
import { activityKind, activityState, couponStatus } from '@ampdeck/api/enumerations/marketing'
import { DAY } from '@ampdeck/api/time'
import type { Platform } from '../database/platform.ts'
import type { RechargeGiftRule } from '../marketing/activity/activity.table.ts'

const SKYLINE = 10_001

const standardOf = ({ newId, now }: Platform) => ({
  id: newId(),
  sellerId: SKYLINE,
  createTime: now(),
  updateTime: now(),
  createUser: null,
  updateUser: null,
})

const types = { service: 1, energy: 2, all: 3 } as const

interface CouponOptions {
  lowers?: Coupon['lowers']
  faceFen?: number
  thresholdFen?: number
  status?: (typeof couponStatus.codes)[number]
  toTime?: number
  stationIds?: number[]
}

/** A coupon that a member holds, with a template of its own. */
export async function addCoupon(platform: Platform, memberId: number, options: CouponOptions = {}) {
  const { lowers = 'all', faceFen = 300, thresholdFen = 0, stationIds = [] } = options
  const template = standardOf(platform)
  const kept = { ...template, code: `C${template.id}`, name: 'Test', type: types[lowers] }
  await platform.db
    .insertInto('coupon')
    .values({
      ...kept,
      ...{ faceFen, thresholdFen, total: 1, validKind: 2, days: 30, stationIds, bearer: 1, state: 2 },
    })
    .execute()
  const held = standardOf(platform)
  const { status = couponStatus.code.unused, toTime = platform.now() + 30 * DAY } = options
  await platform.db
    .insertInto('memberCoupon')
    .values({
      ...held,
      ...{ couponId: template.id, memberId, code: `M${held.id}`, status },
      ...{ fromTime: platform.now() - 10 * DAY, toTime },
    })
    .execute()
  return held.id
}

interface VipOptions {
  bpsOff?: number
  monthWhCap?: number | null
}

/** A VIP plan that a member has. */
export async function addVip(
  platform: Platform,
  memberId: number,
  { bpsOff = 1_000, monthWhCap = null }: VipOptions = {},
) {
  const plan = standardOf(platform)
  const prices = { priceFen: 1_900, days: 30, serviceBpsOff: bpsOff, monthWhCap, state: 1 as const }
  await platform.db
    .insertInto('vipPlan')
    .values({ ...plan, name: 'Test', ...prices })
    .execute()
  const held = standardOf(platform)
  const times = { fromTime: platform.now() - DAY, toTime: platform.now() + 30 * DAY }
  await platform.db
    .insertInto('memberVip')
    .values({ ...held, memberId, planId: plan.id, ...times })
    .execute()
  return held.id
}

interface ActivityOptions {
  bpsOff?: number
  /** 1 service, 2 service and electricity. */
  fee?: number
  stationIds: number[]
  budgetFen?: number | null
  state?: (typeof activityState.codes)[number]
}

/** An activity that takes something off charges. */
export async function addActivity(
  platform: Platform,
  { bpsOff = 800, fee = 1, stationIds, budgetFen = null, state = 3 }: ActivityOptions,
) {
  const row = standardOf(platform)
  const times = { fromTime: platform.now() - DAY, toTime: platform.now() + DAY }
  await platform.db
    .insertInto('activity')
    .values({
      ...{ ...row, name: 'Test', kind: activityKind.code.chargeDiscount, stationIds, budgetFen, state },
      ...{ rule: JSON.stringify({ bpsOff, fee, memberTypes: [] }), ...times, poster: null },
    })
    .execute()
  return row.id
}

/** An activity that gives something for what is paid in now. */
export async function addRechargeGift(
  platform: Platform,
  {
    budgetFen = null,
    ...rule
  }: { steps: RechargeGiftRule['steps']; memberTypes?: number[]; budgetFen?: number | null },
) {
  const row = standardOf(platform)
  const times = { fromTime: platform.now() - DAY, toTime: platform.now() + DAY }
  await platform.db
    .insertInto('activity')
    .values({
      ...{
        ...row,
        name: '充值有礼',
        kind: activityKind.code.rechargeGift,
        stationIds: [],
        budgetFen,
        poster: null,
      },
      ...{ rule: JSON.stringify({ memberTypes: [], ...rule }), ...times, state: activityState.code.running },
    })
    .execute()
  return row.id
}
