import { plainPlate, plainVin } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { pricedLine } from '../billing/priced-line.ts'
import { TariffPeriod } from '../billing/tariff-period.ts'
import { codeOf } from '../code-of.ts'
import { StrategyStop } from '../config/charge-strategy.ts'
import { service } from '../contract.ts'
import { eventType } from '../enumerations/equipment.ts'
import { couponType, reductionKind, reductionOutcome } from '../enumerations/marketing.ts'
import { accountType, memberType } from '../enumerations/member.ts'
import {
  abnormalKind,
  billChannel,
  chargeStatus,
  feedInState,
  orderStatus,
  orderTodo,
  overtimeKind,
  stopReason,
} from '../enumerations/order.ts'
import { powerLimitSource } from '../enumerations/strategy.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, Fen, Id, Price4, record, Timestamp, Watt, Wh } from '../wire.ts'
import { AdjustDraft, AdjustRefusal, adjustLife, billedOrderLife, OrderAdjust } from './order-adjust.ts'
import { orderAmounts } from './order-amounts.ts'
import { SignedValues } from './signed-value.ts'

// What an order comes to, and what several do.
const amounts = { energyWh: Wh, eFeeFen: Fen, sFeeFen: Fen, ...orderAmounts }

/** A charging order. Payable = energy + service − discount − coupon + occupy. */
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
  ...amounts,
  stopReason: codeOf(stopReason).nullable(),
  maxW: z.int().nullable(),
  abnormalKind: codeOf(abnormalKind).nullable(),
  badDebt: z.int(),
})

/** What a running charge has come to: its newest reading, and the fee so far, before discounts. */
export const Running = z.object({ energyWh: Wh, feeFen: Fen, soc: z.int().nullable(), ts: Timestamp })

export const ChargeOrderRow = ChargeOrder.extend({
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileCode: z.string(),
  pileName: z.string(),
  gunLetter: z.int(),
  memberName: z.string().nullable(),
  /** Masked, unless the caller has `memberList:get`. */
  memberPhone: z.string().nullable(),
  /** The fleet. */
  groupName: z.string().nullable(),
  cardNo: z.string().nullable(),
  overtimeKind: codeOf(overtimeKind).nullable(),
  /** What the pile calls this charge. */
  transactionId: z.string().nullable(),
  /** Why it never charged. */
  closeReason: z.string().nullable(),
  /** How often a deduction was tried, and when its payer was last reminded of what is owed. */
  deductTries: z.int(),
  remindTime: Timestamp.nullable(),
  /** Of a charging order. */
  running: Running.nullable(),
})

/**
 * One tariff segment of an order, or what an adjustment has added to one: Σ lines = energy, eFee and sFee of the order.
 */
export const BillLine = z.object({
  seq: z.int(),
  /** The line that an adjustment has changed by this one; null for a line of the bill itself. */
  corrects: z.int().nullable(),
  ...pricedLine,
})

/** A reading of a charge: the first of its minute, and the last of all where it shows another state of charge. */
export const MeterValue = z.object({
  ts: Timestamp,
  /** Of the charge, not of the register. */
  energyWh: Wh.nullable(),
  W: z.int().nullable(),
  V: z.number().nullable(),
  A: z.number().nullable(),
  soc: z.int().nullable(),
  tempC: z.number().nullable(),
})

/** What happened to an order; the payload tells more, such as the reason of a refusal. */
export const OrderEvent = z.object({
  id: Id,
  type: codeOf(eventType),
  ts: Timestamp,
  payload: z.record(z.string(), z.unknown()),
})

/** What was taken from an account for an order, negative as in the account's flow; what was given back is positive. */
export const Deduction = z.object({
  id: Id,
  accountId: Id,
  accountType: codeOf(accountType),
  amountFen: Fen,
  balanceAfterFen: Fen,
  ts: Timestamp,
})

/** What was received outside of any account, such as cash or a bank transfer. */
export const Receipt = z.object({ id: Id, receiptNo: z.string(), amountFen: Fen, ts: Timestamp })

/** What standing at the gun cost. */
export const OccupyBill = z.object({
  /** 1 counting, 2 unpaid, 3 paid, 4 waived. */
  state: z.int(),
  ruleId: Id,
  ruleName: z.string(),
  from: Timestamp,
  to: Timestamp.nullable(),
  minutes: z.int(),
  /** Those of the rule, and those of the member's level. */
  freeMinutes: z.int(),
  stepMinutes: z.int(),
  stepFen: Fen,
  capFen: Fen,
  steps: z.int(),
  feeFen: Fen,
})

/** A rule that was weighed when the order was billed, in the order of work, and what became of it. */
const OrderDiscount = z.object({
  seq: z.int(),
  kind: codeOf(reductionKind),
  /** The record of its kind; of a grade its level. */
  sourceId: Id,
  /** What people call it; of a grade, whose level says it, null. */
  name: z.string().nullable(),
  outcome: codeOf(reductionOutcome),
  /** Of a discount. */
  bpsOff: z.int().nullable(),
  /** Of a coupon. */
  couponType: codeOf(couponType).nullable(),
  faceFen: Fen.nullable(),
  thresholdFen: Fen.nullable(),
  /** What it took off energy and service, or would have taken. */
  eFen: Fen,
  sFen: Fen,
  /** The fees that it is taken of: what the steps before it have left. */
  energyBaseFen: Fen,
  serviceBaseFen: Fen,
})

/** A rule that decided at the start who may charge here, at which price. */
export const StartRule = z.object({
  kind: z.enum(['gunStrategy', 'exclusiveStrategy', 'vinPass']),
  id: Id,
  /** What people know it by: the model of a gun strategy, the name of an exclusive one, the VIN of a pass. */
  name: z.string(),
  /** What a charge by a VIN pass may cost. */
  capFen: Fen.nullable(),
})

/** The weather rule by which nothing was charged for a car that stayed. */
export const OccupyPause = z.object({
  id: Id,
  name: z.string(),
  nameEn: z.string().nullable(),
  ts: Timestamp,
})

/** What has limited the power of a charge. */
export const OrderPowerLimit = z.object({
  source: codeOf(powerLimitSource),
  /** The strategy, task, rule or plan; null for what is not a record. */
  sourceId: Id.nullable(),
  name: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** The least that it left; with 0 the charge paused. */
  lowestW: Watt,
  from: Timestamp,
  /** Null while it still limits. */
  until: Timestamp.nullable(),
})

/** The final bill as the pile sent it. */
export const RawBill = z.object({
  id: Id,
  tradeNo: z.string(),
  startTime: Timestamp.nullable(),
  endTime: Timestamp,
  meterStart: Wh.nullable(),
  meterStop: Wh.nullable(),
  /** Sharp, peak, flat, valley; empty where the pile does not tell them apart. */
  periodWh: z.array(Wh),
  pileFeeFen: Fen.nullable(),
  receivedTime: Timestamp,
  /** 1 received, 2 matched, 3 unmatched, 4 duplicate, 5 fixed by hand. */
  state: z.int(),
})

/** What the car of a charge has said that it needs (ISO 15118); what it did not say is null. */
export const ChargingNeed = z.object({
  ts: Timestamp,
  energyWh: Wh.nullable(),
  departureTime: Timestamp.nullable(),
  maxW: Watt.nullable(),
  soc: z.int().nullable(),
  targetSoc: z.int().nullable(),
  /** The standard's word for the kind of transfer, such as `DC` or `AC_BPT`. */
  transfer: z.string(),
  /** The most that it would give back. */
  maxOutW: Watt.nullable(),
  /** The most that it then planned to take, and whether its gun may take that. */
  planMaxW: Watt.nullable(),
  planFits: z.boolean().nullable(),
})

/** What the car gave back, and what was paid for it. */
export const ExportedEnergy = z.object({
  /** Null where two readings are not known yet. */
  energyWh: Wh.nullable(),
  /** The power of the newest reading. */
  W: Watt.nullable(),
  /** Of the tariff at the end; null pays nothing. */
  price4: Price4.nullable(),
  feeFen: Fen,
  /** Null while the charge runs, or waits for a check. */
  state: codeOf(feedInState).nullable(),
})

/** An order with all that its drawer shows. */
export const ChargeOrderDetail = ChargeOrderRow.extend({
  /** The model and version that it is billed by, such as `GD-STD v3`; null for a start that found none. */
  costModelName: z.string().nullable(),
  /** The prices of that version, for the whole day. */
  tariff: z.array(TariffPeriod),
  lines: z.array(BillLine),
  meterValues: z.array(MeterValue),
  events: z.array(OrderEvent),
  deductions: z.array(Deduction),
  receipts: z.array(Receipt),
  /** The newest first. */
  adjusts: z.array(OrderAdjust),
  /** How the discount and the coupon came about; none for an order of other systems. */
  discounts: z.array(OrderDiscount),
  /** The charge strategy of the station that has ended it. */
  strategy: StrategyStop.nullable(),
  occupy: OccupyBill.nullable(),
  occupyPause: OccupyPause.nullable(),
  /** None where the tariff of the place alone decided. */
  rules: z.array(StartRule),
  /** Why it had less power than it would have taken, or none for a while; the first one first. */
  powerLimits: z.array(OrderPowerLimit),
  rawBill: RawBill.nullable(),
  /** What the meter has signed; null where it signs nothing. */
  signed: SignedValues.nullable(),
  /** Null where the pile measured no energy out of the car. */
  exported: ExportedEnergy.nullable(),
  /** Null where the car has not said it. */
  need: ChargingNeed.nullable(),
})

/** Sums over all orders of a filter. */
export const orderTotals = z.object({
  orders: z.int(),
  ...amounts,
})

export const ChargeOrderFilter = z.object({
  orderNo: filter.text(),
  stationId: filter.ids(),
  memberId: filter.ids(),
  /** The whole mobile number of a member. */
  memberPhone: filter.text(),
  groupId: filter.ids(),
  orderStatus: filter.codes(orderStatus),
  chargeStatus: filter.codes(chargeStatus),
  channel: filter.codes(billChannel),
  memberType: filter.codes(memberType),
  pileId: filter.ids(),
  gunId: filter.ids(),
  stopReason: filter.codes(stopReason),
  abnormalKind: filter.codes(abnormalKind),
  overtimeKind: filter.codes(overtimeKind),
  /** Still owed and no bad debt; or with an adjustment that waits for the caller. */
  todo: filter.codes(orderTodo),
  plate: filter.text(plainPlate),
  vin: filter.text(plainVin),
  /** Half-open period of the start. */
  startTimeFrom: filter.from(),
  startTimeTo: filter.to(),
  /** Half-open period of the end. */
  endTimeFrom: filter.from(),
  endTimeTo: filter.to(),
})

const sortable = ['startTime', 'energyWh', 'payableFen', 'owedFen'] as const

/** Whoever may open one of these lists may read the orders that they lead to. */
const orderReaders = [
  'chargeOrder',
  'abnormalBill',
  'overtimeBill',
  'outstandingBill',
  'badDebt',
  'rawBill',
  'cardBill',
  'occupyBill',
] as const

const at = service('bill-service/bill')

export const bill = {
  page: at('page', ['chargeOrder', 'memberDetail'])
    .takes(paged(ChargeOrderFilter, sortable))
    .gives(pageOf(ChargeOrderRow)),
  get: at('get', orderReaders)
    .takes(z.union([z.object({ id: Id }), z.object({ orderNo: z.string().max(50) })]))
    .gives(ChargeOrderDetail),
  lines: at('lines', 'chargeOrder').takes(ById).gives(z.array(BillLine)),
  /** What was applied, in which order, and why not another. */
  discounts: at('discounts', 'chargeOrder').takes(ById).gives(z.array(OrderDiscount)),
  meterValues: at('meterValues', 'chargeOrder').takes(ById).gives(z.array(MeterValue)),
  events: at('events', 'chargeOrder').takes(ById).gives(z.array(OrderEvent)),
  sum: at('sum', 'chargeOrder').takes(ChargeOrderFilter).gives(orderTotals).within('file'),
  /** Proposes a correction; whoever proposes it cannot confirm it. */
  adjust: at('adjust', 'chargeOrder:adjust')
    .takes(AdjustDraft)
    .gives(OrderAdjust)
    .fails({
      'adjust.ceiling': [
        'The adjustments of this order would raise it by more than is allowed',
        '该订单累计调增金额超过上限',
      ],
    })
    .moves(billedOrderLife.adjust),
  confirmAdjust: at('confirmAdjust', 'chargeOrder:adjust')
    .takes(ById)
    .gives(OrderAdjust)
    .moves(adjustLife.confirm),
  refuseAdjust: at('refuseAdjust', 'chargeOrder:adjust')
    .takes(AdjustRefusal)
    .gives(OrderAdjust)
    .moves(adjustLife.refuse),
  /** Starts a job of the download center; the newest orders come first. */
  export: at('export', 'chargeOrder:export')
    .takes(exported(ChargeOrderFilter, ['startTime']))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type ChargeOrderRow = z.input<typeof ChargeOrderRow>
export type OrderDiscount = z.input<typeof OrderDiscount>
export type ChargeOrderDetail = z.input<typeof ChargeOrderDetail>
