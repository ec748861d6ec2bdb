import type { CodeOf } from '../enumeration.ts'
import { frequencyBand, reachBand, recencyBand, spendBand, userSegment } from '../enumerations/member.ts'
import { type Text, texts } from '../texts.ts'

/*
 * How charges become a portrait. Days and hours are counted since 1970 in UTC+8; windows are calendar days and include
 * today, so that a portrait changes at midnight and with a charge, never in between.
 */

/** Frequency and spend are those of so many days; so is the habit, which ends with the last charge. */
export const PORTRAIT_DAYS = 90
const RECENT_DAYS = 30
/** About two charges a week. */
const LOYAL_ORDERS = 24
const GROWING_ORDERS = 2
/** How much faster than before, in per cent. */
const GROWING_PACE = 150

export const portraitWords = texts({
  segment: [
    `Lost: no charge for more than ${PORTRAIT_DAYS} days. Sleeping: none for more than ${RECENT_DAYS}. Loyal: at least ${LOYAL_ORDERS} charges in ${PORTRAIT_DAYS} days. Growing: at least ${GROWING_ORDERS} in ${RECENT_DAYS} days, and per day at least ${GROWING_PACE} % of those of the ${PORTRAIT_DAYS - RECENT_DAYS} days before. Occasional: everybody else. Members who have never charged are in no segment.`,
    `流失：超过 ${PORTRAIT_DAYS} 天未充电。沉睡：超过 ${RECENT_DAYS} 天未充电。忠诚：${PORTRAIT_DAYS} 天内充电不少于 ${LOYAL_ORDERS} 次。成长：${RECENT_DAYS} 天内不少于 ${GROWING_ORDERS} 次，且日均不低于此前 ${PORTRAIT_DAYS - RECENT_DAYS} 天的 ${GROWING_PACE}%。偶尔：其余会员。从未充电的会员不属于任何分群。`,
  ],
  portrait: [
    `Frequency counts finished orders with energy of the last ${PORTRAIT_DAYS} days, today included; spend is what was payable for them. Preferred hour, station and valley share are those of the ${PORTRAIT_DAYS} days up to the last charge. A new order changes them within a minute.`,
    `频次为近 ${PORTRAIT_DAYS} 天（含今天）已完成且有电量的订单数，消费为其应付金额。偏好时段、偏好场站与谷电占比按最近一次充电前 ${PORTRAIT_DAYS} 天计算。新订单在一分钟内更新。`,
  ],
})

/** What an operator may do about a member. */
const advice = texts({
  lost: [
    'Lost: a coupon for the first charge back costs less than a new member',
    '已流失：用回归券召回，成本低于拉新',
  ],
  sleeping: [
    'Sleeping: remind now, with an offer at the preferred station',
    '已沉睡：立即触达，推送偏好场站的优惠',
  ],
  loyal: [
    'Loyal: reward with points or a grade instead of a discount; the price is not the reason',
    '忠诚：以积分或等级回馈，无需降价',
  ],
  growing: ['Growing: offer a package while habits are still forming', '成长中：习惯未定，适合推荐套餐'],
  occasional: ['Occasional: offer a coupon for two charges in a month', '偶尔充电：发放月内两次充电券'],
  valley: [
    'Charges in the valley: promote valley prices and charging plans',
    '偏好谷电：推送谷时价格与计划充电',
  ],
  noValley: [
    'Rarely charges in the valley: a cheaper hour may shift the load',
    '很少谷电：可用谷时优惠引导错峰',
  ],
  one: ['Uses one station only: keep its queues short', '仅用一个场站：保障该场站不排队'],
  far: ['Drives between distant stations: show stations on the way', '跨区域出行：推荐沿途场站'],
})

const MUCH_VALLEY = 5_000
const LITTLE_VALLEY = 1_000
const FAR_M = 30_000

/** What may be done about a member, the most important first. */
export function adviceFor({ segment, valleyBps, stations, reachM }: Advised): Text[] {
  const name = userSegment.key(segment)
  return [
    ...(name ? [advice[name]] : []),
    ...(valleyBps >= MUCH_VALLEY ? [advice.valley] : valleyBps < LITTLE_VALLEY ? [advice.noValley] : []),
    ...(stations === 1 ? [advice.one] : reachM > FAR_M ? [advice.far] : []),
  ]
}

type Advised = Pick<Portrait, 'segment' | 'valleyBps' | 'stations' | 'reachM'>

/** One group of a member's charges. */
export interface MemberCharges {
  /** The hour in which they began, and in which they ended. */
  began: number
  ended: number
  stationId: number
  orders: number
  energyWh: number
  valleyWh: number
  spendFen: number
}

export interface MemberHistory {
  /** The charges of the last 90 days up to the last one; at least one. */
  charges: readonly MemberCharges[]
  firstDay: number
  lastDay: number
  /** The months with a charge, counted since the year 0. */
  months: readonly number[]
}

interface Place {
  lng: number
  lat: number
}

export type Portrait = ReturnType<typeof portraitOf>

/** What a member's charges come to on a day. */
export function portraitOf(
  { charges, firstDay, lastDay, months }: MemberHistory,
  today: number,
  placeOf: (stationId: number) => Place | undefined,
) {
  const since = (days: number) => charges.filter(({ ended }) => dayOfHour(ended) > today - days)
  const [in30, in90] = [since(RECENT_DAYS), since(PORTRAIT_DAYS)]
  const [frequency30, frequency90] = [sumOf(in30, 'orders'), sumOf(in90, 'orders')]
  const spend90Fen = sumOf(in90, 'spendFen')
  const recency = today - lastDay
  const prefStationId = mostOf(charges, ({ stationId }) => stationId)
  const stationIds = [...new Set(charges.map(({ stationId }) => stationId))]
  const reachM = farthest(prefStationId, stationIds, placeOf)

  return {
    firstDay,
    lastDay,
    recency,
    frequency30,
    frequency90,
    spend90Fen,
    energy90Wh: sumOf(in90, 'energyWh'),
    prefHour: mostOf(charges, ({ began }) => began % 24),
    prefStationId,
    valleyBps: Math.round((10_000 * sumOf(charges, 'valleyWh')) / Math.max(1, sumOf(charges, 'energyWh'))),
    stations: stationIds.length,
    reachM,
    months: monthBits(months),
    segment: segmentOf({ recency, frequency30, frequency90 }),
    recencyBand: bandOf(recency, RECENCY, recencyBand.codes),
    frequencyBand: bandOf(frequency90, FREQUENCY, frequencyBand.codes),
    spendBand: bandOf(spend90Fen, SPEND, spendBand.codes),
    reachBand: stationIds.length === 1 ? reachBand.code.one : bandOf(reachM, REACH, reachBand.codes.slice(1)),
  }
}

interface Pace {
  recency: number
  frequency30: number
  frequency90: number
}

export function segmentOf({ recency, frequency30, frequency90 }: Pace): CodeOf<typeof userSegment> {
  if (recency > PORTRAIT_DAYS) return userSegment.code.lost
  if (recency > RECENT_DAYS) return userSegment.code.sleeping
  if (frequency90 >= LOYAL_ORDERS) return userSegment.code.loyal
  const before = (frequency90 - frequency30) / (PORTRAIT_DAYS - RECENT_DAYS)
  const pace = frequency30 / RECENT_DAYS
  const isGrowing = frequency30 >= GROWING_ORDERS && 100 * pace >= GROWING_PACE * before
  return isGrowing ? userSegment.code.growing : userSegment.code.occasional
}

/** What each band reaches up to; the last one has no end. */
const RECENCY = [7, 30, 60, 90]
const FREQUENCY = [0, 2, 5, 11, 23]
const SPEND = [0, 50, 200, 500, 1_000, 2_000].map((yuan) => yuan * 100)
const REACH = [2, 5, 10, 30].map((km) => km * 1_000)

function bandOf<Code>(value: number, ends: readonly number[], codes: readonly Code[]): Code {
  const found = ends.findIndex((end) => value <= end)
  return codes[found < 0 ? ends.length : found] as Code
}

export const dayOfHour = (hour: number) => Math.floor(hour / 24)

/** More months than this are not compared. */
const MAX_MONTHS = 50

/** Bit n stands for a charge in the nth month after the first. */
function monthBits(months: readonly number[]): number {
  const first = Math.min(...months)
  return [...new Set(months.map((month) => month - first))]
    .filter((nth) => nth <= MAX_MONTHS)
    .reduce((bits, nth) => bits + 2 ** nth, 0)
}

const sumOf = (charges: readonly MemberCharges[], of: 'orders' | 'energyWh' | 'valleyWh' | 'spendFen') =>
  charges.reduce((sum, charge) => sum + charge[of], 0)

/** Where most orders are; of equals the smallest, so that the answer does not change by itself. */
function mostOf(charges: readonly MemberCharges[], of: (charge: MemberCharges) => number): number {
  const orders = new Map<number, number>()
  for (const charge of charges) orders.set(of(charge), (orders.get(of(charge)) ?? 0) + charge.orders)
  const [first] = [...orders].sort(([x, xOrders], [y, yOrders]) => yOrders - xOrders || x - y)
  return first?.[0] ?? 0
}

function farthest(
  home: number,
  stationIds: readonly number[],
  placeOf: (stationId: number) => Place | undefined,
): number {
  const from = placeOf(home)
  if (!from) return 0
  const metres = stationIds.flatMap((id) => {
    const to = placeOf(id)
    return to ? [distanceM(from, to)] : []
  })
  return Math.round(Math.max(0, ...metres))
}

const EARTH_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance between two places on the ground. */
export function distanceM(a: Place, b: Place): number {
  const [latA, latB] = [radians(a.lat), radians(b.lat)]
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * EARTH_M * Math.asin(Math.sqrt(half))
}
