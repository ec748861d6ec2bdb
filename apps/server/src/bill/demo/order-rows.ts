import { type Bill, billOf } from '@ampdeck/api/billing/bill'
import type { Coupon, Discount } from '@ampdeck/api/billing/discounts'
import type { ExclusivePrices } from '@ampdeck/api/billing/fees'
import { occupyFee } from '@ampdeck/api/billing/occupy'
import { couponType } from '@ampdeck/api/enumerations/marketing'
import { memberType } from '@ampdeck/api/enumerations/member'
import { chargeStatus, orderStatus, stopReason } from '@ampdeck/api/enumerations/order'
import { MINUTE } from '@ampdeck/api/time'
import { readingsOf } from '@ampdeck/simulator/demand/charge-curve'
import type { Insertable } from 'kysely'
import { discountRows } from '../../charging/record/order-discount.store.ts'
import { versionInForce } from '../../config/cost-model/cost-model.demo.ts'
import type { Tables } from '../../database/tables.ts'
import { demoId } from '../../demo/records.ts'
import { usedCoupon, usedTemplates } from './coupons.demo.ts'
import type { DrawnCharge } from './gun-day.ts'
import { DISCOUNT_BPS, discounted, EXCLUSIVE_PRICE4, gradeBpsOff, occupyRule } from './price-rules.demo.ts'
import { type OrderRow, openOrder, orderId, socAt, startedOrder } from './started-order.ts'

const { charging: CHARGING, finished: FINISHED, abnormal: ABNORMAL, closed: CLOSED } = orderStatus.code
const { unpaid: UNPAID, partlyDeducted: PARTLY, settled: SETTLED } = chargeStatus.code
const { other: OTHER_REASON } = stopReason.code
/** Kinds of abnormal order (domain.md §3.4 ChargeOrder). */
const [NO_FINAL_BILL, ZERO_ENERGY] = [1, 5]
/** Kinds of overtime: nothing is heard of it, or its bill came late, which happens to one in so many. */
const [OPEN_TOO_LONG, LATE_UPLOAD] = [1, 2]
const LATE_SHARE = 0.003
const { personal: PERSONAL } = memberType.code

export type LineRow = Insertable<Tables['billLine']>
export type DiscountRow = Insertable<Tables['orderDiscount']>
export type CouponRow = Insertable<Tables['memberCoupon']>

/** The register of a gun goes on from charge to charge. */
export type Registers = Map<number, number>

const siteDiscount: Discount[] = [{ kind: 'site', id: 1, bpsOff: DISCOUNT_BPS, covers: 'service' }]
const coupons: Coupon[] = usedTemplates.map(({ n, type, faceFen, thresholdFen }) => ({
  id: n,
  lowers: type === couponType.code.serviceFee ? 'service' : 'all',
  ...{ faceFen, thresholdFen, end: 0 },
}))
const unbilled = { lines: [], discounts: [], coupon: null }
const exclusive: ExclusivePrices = { service: { price4: EXCLUSIVE_PRICE4 } }

export interface Drawn {
  order: OrderRow
  lines: LineRow[]
  discounts: DiscountRow[]
  /** The coupon that it has used, or would use when it is paid. */
  coupon: CouponRow | null
}

/** The order of a charge as it stands at `now`; the registers are turned on. */
export function orderOf(charge: DrawnCharge, registers: Registers, now: number): Drawn {
  const { gun, fate, end } = charge
  const meterStart = registers.get(gun.index) ?? 0
  if (fate === 'closed') return { order: closedOrder(charge, meterStart), ...unbilled }
  if (end > now) return { order: openOrder(charge, CHARGING, meterStart), ...unbilled }

  const kind = fate === 'abnormal' ? 1 + Math.floor(charge.draws[2] * 6) : null
  if (kind === NO_FINAL_BILL || kind === ZERO_ENERGY) {
    const order = {
      ...startedOrder(charge, meterStart),
      orderStatus: ABNORMAL,
      chargeStatus: SETTLED,
      abnormalKind: kind,
      overtimeKind: kind === NO_FINAL_BILL ? OPEN_TOO_LONG : null,
    }
    const meterStop = kind === ZERO_ENERGY ? meterStart : null
    const times = { endTime: end, unplugTime: end + MINUTE, stopReason: charge.stopReason, meterStop }
    return { order: { ...order, ...times }, ...unbilled }
  }
  registers.set(gun.index, meterStart + charge.need.energyWh)
  return finished(charge, meterStart, kind, now)
}

function finished(charge: DrawnCharge, meterStart: number, abnormalKind: number | null, now: number): Drawn {
  const { start, end, unplug, need } = charge
  const readings = readingsOf(start, (end - start) / 1_000, meterStart, need)
  const last = readings.at(-1)
  if (last) last.wh = meterStart + need.energyWh
  for (const reading of readings) reading.wh = Math.min(reading.wh, meterStart + need.energyWh)
  const bill = billed(charge, readings)
  const isUnplugged = unplug <= now
  const occupyFeeFen = isUnplugged
    ? occupyFee({ from: end, to: unplug, memberLevel: charge.payer.level }, occupyRule)
    : 0
  const payableFen = bill.chargePayableFen + occupyFeeFen
  const paidFen = isUnplugged ? paid(charge, payableFen) : 0
  const order: OrderRow = {
    ...startedOrder(charge, meterStart),
    orderStatus: abnormalKind === null ? FINISHED : ABNORMAL,
    abnormalKind,
    endTime: end,
    unplugTime: isUnplugged ? unplug : null,
    endSoc: socAt(charge, need.energyWh),
    meterStop: meterStart + bill.energyWh,
    energyWh: bill.energyWh,
    eFeeFen: bill.eFeeFen,
    sFeeFen: bill.sFeeFen,
    discountFen: bill.discountFen,
    couponFen: bill.couponFen,
    memberCouponId:
      bill.couponId === undefined ? null : charge.payer.memberId === null ? null : orderId(charge),
    occupyFeeFen,
    payableFen,
    paidFen,
    owedFen: payableFen - paidFen,
    stopReason: charge.stopReason,
    badDebt: charge.fate === 'badDebt' ? 1 : 0,
    overtimeKind: charge.fate === 'settled' && charge.draws[2] < LATE_SHARE ? LATE_UPLOAD : null,
    chargeStatus: paidFen === payableFen ? SETTLED : paidFen > 0 ? PARTLY : UNPAID,
    deductTries: paidFen === payableFen ? 1 : 2 + Math.floor(charge.draws[0] * 7),
  }
  return { order, lines: linesOf(order, bill), ...reductionsOf(order, bill) }
}

/** What was weighed for an order, with the coupon that it uses: that has the order's id. */
function reductionsOf(order: OrderRow, { weighed, couponId, couponFen }: Bill) {
  const { id, sellerId, memberId = null, startTime } = order
  const records = { site: demoId(sellerId, 'siteDiscount', 1), coupon: id } as const
  const discounts = discountRows(
    { id, sellerId },
    weighed.map((one) => ({
      ...one,
      id: one.kind in records ? records[one.kind as 'site' | 'coupon'] : one.id,
    })),
  )
  if (couponId === undefined || memberId === null) return { discounts, coupon: null }
  const isSettled = order.orderStatus === FINISHED && order.chargeStatus === SETTLED
  const used = { order: { id, sellerId, memberId, startTime }, template: couponId }
  return { discounts, coupon: usedCoupon({ ...used, usedFen: couponFen, isSettled }) }
}

/** Abnormal orders wait for a person before anything is deducted; some debts were paid in part. */
function paid({ fate, draws }: DrawnCharge, payableFen: number): number {
  if (fate === 'settled') return payableFen
  const isPartly = fate === 'partlyDeducted' || (fate === 'badDebt' && draws[2] < 0.4)
  return isPartly ? Math.floor(payableFen * (0.2 + 0.6 * draws[1])) : 0
}

function billed(charge: DrawnCharge, meterValues: { ts: number; wh: number }[]): Bill {
  const { gun, payer, start, draws } = charge
  const { periods } = versionInForce(gun.station.sellerId, gun.station.costModel, start)
  const hasCoupon = payer.memberType === PERSONAL && draws[0] < 0.06
  return billOf({
    meterValues,
    tariff: { periods, service: { mode: 1 } },
    memberDiscounts: [{ kind: 'grade', id: payer.level, bpsOff: gradeBpsOff[payer.level] ?? 0 }],
    discounts: discounted.includes(gun.station.no) ? siteDiscount : [],
    coupons: hasCoupon ? coupons.slice(draws[0] < 0.03 ? 0 : 1) : [],
    ...(payer.fleet && payer.fleet.creditLimitFen > 0 ? { exclusive } : {}),
  })
}

function linesOf(order: OrderRow, bill: Bill): LineRow[] {
  return bill.lines.map(({ from, to, period, energyWh, ePrice4, sPrice4, eFeeFen, sFeeFen }, index) => ({
    sellerId: order.sellerId,
    orderId: order.id,
    seq: index + 1,
    fromTime: from,
    toTime: to,
    period,
    energyWh,
    ePrice4,
    sPrice4,
    eFeeFen,
    sFeeFen,
  }))
}

/** A start that the vehicle or the pile refused within a minute. */
function closedOrder(charge: DrawnCharge, meterStart: number): OrderRow {
  const endTime = charge.start + MINUTE
  const reason = { endTime, unplugTime: endTime, stopReason: OTHER_REASON, maxW: null }
  return {
    ...startedOrder(charge, meterStart),
    ...reason,
    orderStatus: CLOSED,
    chargeStatus: SETTLED,
    meterStop: meterStart,
  }
}
