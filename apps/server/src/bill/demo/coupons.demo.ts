import {
  couponBearer,
  couponState,
  couponStatus,
  couponType,
  couponValidKind,
} from '@ampdeck/api/enumerations/marketing'
import { memberType } from '@ampdeck/api/enumerations/member'
import { DAY, formatDate } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import { demoStations } from '../../config/station/station.demo.ts'
import type { Tables } from '../../database/tables.ts'
import type { DemoPart } from '../../demo/part.ts'
import { demoId, standard } from '../../demo/records.ts'
import { demoSellers, RIVERSIDE, SKYLINE } from '../../demo/sellers.ts'
import { byShares, historyStart, scaled, stream, type World } from '../../demo/world.ts'
import { SOON_MS } from '../../marketing/coupon/member-coupon.store.ts'
import { demoMembers } from '../../member/demo/members.demo.ts'

const TEMPLATES = { [SKYLINE]: 30, [RIVERSIDE]: 4 }
/** Beside those that the orders of the history have used. */
const HELD = { [SKYLINE]: 9_000, [RIVERSIDE]: 500 }
const { serviceFee: SERVICE, electricityFee: ENERGY, cash: CASH } = couponType.code
const { unused: UNUSED, expired: EXPIRED, voided: VOIDED, soonExpiring: SOON } = couponStatus.code
const { on: ON, off: OFF, draft: DRAFT, voided: VOIDED_TEMPLATE } = couponState.code

/** The two that the orders of the history have used: service 3.00 from 20.00, cash 5.00 from 30.00. */
export const usedTemplates = [
  { n: 1, name: '服务费立减3元', type: SERVICE, faceFen: 300, thresholdFen: 2_000 },
  { n: 2, name: '满30减5', type: CASH, faceFen: 500, thresholdFen: 3_000 },
]
const labels = { [SERVICE]: '服务费', [ENERGY]: '电费', [CASH]: '充电' }
const kinds = [SERVICE, ENERGY, CASH] as const

/** Templates in every state, and the coupons that members hold; those that are used come with their orders. */
export const part: DemoPart = {
  name: 'coupons',
  after: ['stations', 'members'],
  async prepare(world, { copy }) {
    const templates = demoSellers.flatMap((sellerId) =>
      Array.from({ length: TEMPLATES[sellerId] }, (_, index) => templateOf(world, sellerId, index + 1)),
    )
    await copy('coupon', templates)
    await copy(
      'memberCoupon',
      demoSellers.flatMap((sellerId) => held(world, sellerId, templates)),
    )
  },
}

function templateOf(world: World, sellerId: number, n: number): Insertable<Tables['coupon']> {
  const random = stream(world, 'coupon', n, sellerId)
  const fixed = usedTemplates.find((one) => one.n === n)
  const type = kinds[n % kinds.length] ?? CASH
  // From 60.00 on: few charges reach them.
  const face = 5 + (n % 6) * 3
  const made = {
    name: `${labels[type]}${face}元券`,
    type,
    faceFen: face * 100,
    thresholdFen: 6_000 + (n % 5) * 2_000,
  }
  const stations = demoStations(world).filter((station) => station.sellerId === sellerId)
  const { name, type: kind, faceFen, thresholdFen } = fixed ?? made
  const isFixedDates = n % 4 === 0
  return {
    ...standard(sellerId, 'coupon', n, historyStart(world) - random.int(1, 60) * DAY),
    code: `CP${String(n).padStart(4, '0')}`,
    ...{ name, type: kind, faceFen, thresholdFen },
    total: fixed ? 1_000_000 : random.int(2, 20) * 1_000,
    perMember: n % 3 === 0 ? 1 : null,
    validKind: isFixedDates ? couponValidKind.code.fixed : couponValidKind.code.days,
    validFrom: isFixedDates ? formatDate(world.anchor - 30 * DAY) : null,
    validTo: isFixedDates ? formatDate(world.anchor + 60 * DAY) : null,
    days: isFixedDates ? null : 30,
    stationIds: n % 5 === 0 ? stations.slice(0, 3).map(({ id }) => id) : [],
    memberTypes: n % 7 === 0 ? [memberType.code.personal] : [],
    thirdCategoryId: null,
    bearer: couponBearer.codes[n % couponBearer.codes.length] ?? couponBearer.code.seller,
    state: stateOf(n),
  }
}

/** Three of each other state at the end of the list. */
function stateOf(n: number): number {
  if (n <= 21) return ON
  return [OFF, DRAFT, VOIDED_TEMPLATE][n % 3] ?? OFF
}

function held(
  world: World,
  sellerId: (typeof demoSellers)[number],
  templates: readonly Insertable<Tables['coupon']>[],
): Insertable<Tables['memberCoupon']>[] {
  const count = scaled(HELD[sellerId], world, 12)
  const random = stream(world, 'memberCoupon', 0, sellerId)
  const members = demoMembers(world).filter(
    (member) => member.sellerId === sellerId && member.type === memberType.code.personal,
  )
  // Drafts were never issued; those of the history are used.
  const issued = templates.filter(({ sellerId: of, state }) => of === sellerId && state !== DRAFT).slice(2)
  const statuses = byShares(random, count, [
    [UNUSED, 0.46],
    [SOON, 0.12],
    [EXPIRED, 0.36],
    [VOIDED, 0.06],
  ])
  return statuses.map((drawn, index) => {
    const template = issued[random.int(0, issued.length - 1)] ?? issued[0]
    const member = members[random.int(0, members.length - 1)]
    const status = template?.state === VOIDED_TEMPLATE && drawn !== EXPIRED ? VOIDED : drawn
    const toTime = endOf(world, status, random.int(1, 1_000) / 1_000)
    const fromTime = toTime - 30 * DAY
    return {
      ...standard(sellerId, 'memberCoupon', index + 1, fromTime),
      couponId: Number(template?.id),
      memberId: member?.id ?? 0,
      code: `MC${String(index + 1).padStart(8, '0')}`,
      ...{ status, fromTime, toTime, usedOrderId: null, usedFen: null, usedTime: null },
    }
  })
}

/** Somewhere in the time in which a coupon of this status can end. */
function endOf({ anchor }: World, status: number, share: number): number {
  if (status === EXPIRED) return Math.floor(anchor - DAY - share * 300 * DAY)
  if (status === SOON) return Math.floor(anchor + share * SOON_MS)
  return Math.floor(anchor + SOON_MS + DAY + share * 20 * DAY)
}

/** The coupon that an order of the history has used: it has the order's id. */
export function usedCoupon(of: {
  order: { id: number; sellerId: number; memberId: number; startTime: number }
  template: number
  usedFen: number
  isSettled: boolean
}): Insertable<Tables['memberCoupon']> {
  const { id, sellerId, memberId, startTime } = of.order
  const fromTime = startTime - (id % 20) * DAY
  return {
    ...standard(sellerId, 'memberCoupon', 0, fromTime),
    id,
    couponId: demoId(sellerId, 'coupon', of.template),
    memberId,
    code: `MH${id}`,
    status: of.isSettled ? couponStatus.code.used : couponStatus.code.frozen,
    fromTime,
    toTime: fromTime + 30 * DAY,
    usedOrderId: id,
    usedFen: of.usedFen,
    usedTime: of.isSettled ? startTime : null,
  }
}
