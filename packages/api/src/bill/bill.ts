import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { memberType } from '../enumerations/member.ts'
import { billChannel, chargeStatus, orderStatus, period, stopReason } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Fen, Id, Price4, record, Timestamp, Wh } from '../wire.ts'

/** A charging order (domain.md §3.4 ChargeOrder). Payable = energy + service − discount − coupon + occupy. */
export const ChargeOrder = record({
  orderNo: z.string(),
  stationId: Id,
  pileId: Id,
  gunId: Id,
  memberId: Id.nullable(),
  groupId: Id.nullable(),
  plate: z.string().nullable(),
  vin: z.string().nullable(),
  channel: codeOf(billChannel),
  memberType: codeOf(memberType),
  orderStatus: codeOf(orderStatus),
  chargeStatus: codeOf(chargeStatus),
  startTime: Timestamp,
  endTime: Timestamp.nullable(),
  unplugTime: Timestamp.nullable(),
  startSoc: z.int().nullable(),
  endSoc: z.int().nullable(),
  meterStart: Wh,
  meterStop: Wh.nullable(),
  energyWh: Wh,
  eFeeFen: Fen,
  sFeeFen: Fen,
  discountFen: Fen,
  couponFen: Fen,
  occupyFeeFen: Fen,
  payableFen: Fen,
  paidFen: Fen,
  owedFen: Fen,
  stopReason: codeOf(stopReason).nullable(),
  maxW: z.int().nullable(),
  abnormalKind: z.int().nullable(),
  badDebt: z.int(),
})

export const ChargeOrderRow = ChargeOrder.extend({
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileCode: z.string(),
  gunLetter: z.int(),
})

/** One tariff segment of an order: Σ lines = energy, eFee and sFee of the order. */
export const BillLine = z.object({
  seq: z.int(),
  from: Timestamp,
  to: Timestamp,
  period: codeOf(period),
  energyWh: Wh,
  ePrice4: Price4,
  sPrice4: Price4,
  eFeeFen: Fen,
  sFeeFen: Fen,
})

export const ChargeOrderFilter = z.object({
  orderNo: filter.text(),
  stationId: filter.ids(),
  memberId: filter.ids(),
  groupId: filter.ids(),
  orderStatus: filter.codes(orderStatus),
  chargeStatus: filter.codes(chargeStatus),
  channel: filter.codes(billChannel),
  stopReason: filter.codes(stopReason),
  plate: filter.text(),
  vin: filter.text(),
  /** Half-open period of the start. */
  startTimeFrom: filter.from(),
  startTimeTo: filter.to(),
})

const sortable = ['startTime', 'energyWh', 'payableFen', 'owedFen'] as const

const at = service('bill-service/bill')

export const bill = {
  page: at('page', 'chargeOrder').takes(paged(ChargeOrderFilter, sortable)).gives(pageOf(ChargeOrderRow)),
  get: at('get', 'chargeOrder')
    .takes(z.union([z.object({ id: Id }), z.object({ orderNo: z.string().max(50) })]))
    .gives(ChargeOrderRow.extend({ lines: z.array(BillLine) })),
  /** Starts a job of the download center; the newest orders come first. */
  export: at('export', 'chargeOrder:export')
    .takes(exported(ChargeOrderFilter, ['startTime']))
    .gives(z.object({ id: Id }))
    .within('file'),
}

export type ChargeOrderRow = z.input<typeof ChargeOrderRow>
