import { billChannel, chargeStatus, orderStatus } from '@ampdeck/api/enumerations/order'
import { formatTimestamp } from '@ampdeck/api/time'
import type { Insertable } from 'kysely'
import { versionInForce } from '../../config/cost-model/cost-model.demo.ts'
import { idAt } from '../../database/ids.ts'
import type { Tables } from '../../database/tables.ts'
import { demoId } from '../../demo/records.ts'
import type { DrawnCharge } from './gun-day.ts'

const { charging: CHARGING } = orderStatus.code
const { unpaid: UNPAID } = chargeStatus.code
const { card: CARD, vin: VIN } = billChannel.code

export type OrderRow = Insertable<Tables['chargeOrder']>

/** The id of a charge: its start tells the month, its gun keeps apart what starts at the same full second. */
export function orderId({ start, gun }: DrawnCharge): number {
  return idAt(start, gun.index)
}

/** An order that is not finished has neither fees nor an end. */
export function openOrder(charge: DrawnCharge, orderStatus: number, meterStart = 0): OrderRow {
  return { ...startedOrder(charge, meterStart), orderStatus }
}

/** What is known of an order when its charge starts. */
export function startedOrder(charge: DrawnCharge, meterStart: number): OrderRow {
  const { gun, payer, channel, start } = charge
  const { sellerId, costModel, cityCode } = gun.station
  return {
    id: orderId(charge),
    sellerId,
    createTime: start,
    updateTime: start,
    createUser: null,
    updateUser: null,
    deleted: 0,
    version: 1,
    orderNo: orderNumber(start, cityCode, gun.noInCity),
    stationId: gun.station.id,
    pileId: gun.pileId,
    gunId: gun.id,
    memberId: payer.memberId,
    groupId: payer.groupId,
    accountId: payer.accountId,
    plate: payer.plate,
    vin: channel === VIN || payer.fleet ? payer.vin : null,
    cardNo: channel === CARD ? `C${payer.accountId}` : null,
    channel,
    memberType: payer.memberType,
    orderStatus: CHARGING,
    chargeStatus: UNPAID,
    startTime: start,
    endTime: null,
    unplugTime: null,
    startSoc: socAt(charge, 0),
    endSoc: null,
    meterStart,
    meterStop: null,
    energyWh: 0,
    costModelVersionId: versionInForce(sellerId, costModel, start).id,
    exclusiveStrategyId: strategyOf(payer.fleet),
    eFeeFen: 0,
    sFeeFen: 0,
    discountFen: 0,
    couponFen: 0,
    memberCouponId: null,
    occupyFeeFen: 0,
    payableFen: 0,
    paidFen: 0,
    owedFen: 0,
    stopReason: null,
    maxW: charge.need.powerW,
    abnormalKind: null,
    overtimeKind: null,
    badDebt: 0,
    invoiceState: 0,
    splitState: 0,
    deductTries: 0,
    remindTime: null,
  }
}

/** 24 digits: the start in UTC+8, the city, the gun in it. */
function orderNumber(start: number, cityCode: string, noInCity: number): string {
  return formatTimestamp(start).replace(/\D/g, '') + cityCode + String(noInCity).padStart(4, '0')
}

/** State of charge in percent; an AC pile is not told it. */
export function socAt({ need }: DrawnCharge, energyWh: number): number | null {
  if (need.isAc) return null
  return Math.max(0, Math.min(100, Math.round((need.startSoc + energyWh / need.capacityWh) * 100)))
}

/** Fleets on monthly credit have prices of their own. */
const strategyOf = (fleet: DrawnCharge['payer']['fleet']) =>
  fleet && fleet.creditLimitFen > 0 ? demoId(fleet.sellerId, 'exclusiveStrategy', fleet.n) : null
