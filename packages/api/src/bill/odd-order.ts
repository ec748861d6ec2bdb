import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { abnormalKind, orderStatus } from '../enumerations/order.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ByVersion, Fen, Id, Timestamp, Wh } from '../wire.ts'
import { ChargeOrderFilter, ChargeOrderRow, orderTotals } from './bill.ts'
import { adjustOpen } from './order-adjust.ts'

/** No meter counts further. */
const MAX_WH = 1_000_000_000_000

export const reason = empty.max(200).pipe(normal)

/** An order that waits for a person, or came late, with what its pile says of it. */
export const OddOrderRow = ChargeOrderRow.extend({
  /** What the pile's own bill has more than the order; null where the pile did not say. */
  differenceWh: Wh.nullable(),
  differenceFen: Fen.nullable(),
  /** When its pile last reported about this charge. */
  lastMessage: Timestamp.nullable(),
  /** How long it was open for, or how late its bill came. */
  overtimeMinutes: z.int().nullable(),
  /** A correction waits for a second person. */
  awaiting: z.boolean(),
})

/** What decides whether an order may be closed without a fee. */
interface Voidable {
  energyWh: number
  abnormalKind: number | null
  paidFen: number
}

const readingsImpossible = {
  'readings.impossible': [
    'The end must lie after the start and not in the future, the reading not below the first one',
    '结束时间须晚于开始时间且不晚于当前时间，表计读数不得小于起始读数',
  ],
} as const

/** Nobody changes an order while a correction of it waits for the second person. */
const awaitsNothing = ({ awaiting }: { awaiting: boolean }) => !awaiting
const notAbnormal = {
  'transition.notAllowed': ['This order is not abnormal any more', '该订单已不是异常订单'],
} as const

/** What a person does with an order that its pile has not ended as it should (life cycle 1). */
export const oddOrderLife = lifeOf('orderStatus', orderStatus, {
  /** A large difference waits for the second person: until then the order stays as it is. */
  handle: {
    from: 'abnormal',
    to: ['finished', 'abnormal'],
    needs: { 'adjust.open': awaitsNothing },
    sentences: { ...notAbnormal, ...adjustOpen },
  },
  void: {
    from: 'abnormal',
    to: 'closed',
    needs: {
      'adjust.open': awaitsNothing,
      'void.hasEnergy': ({ energyWh, abnormalKind: kind, paidFen }: Voidable) =>
        (energyWh === 0 || kind === abnormalKind.code.duplicate) && paidFen === 0,
    },
    sentences: {
      ...notAbnormal,
      ...adjustOpen,
      'void.hasEnergy': [
        'Only an unpaid order without energy or a duplicate can be voided',
        '仅未付款且电量为零或重复上报的订单可以作废',
      ],
    },
  },
  recalculate: {
    from: 'abnormal',
    to: ['finished', 'abnormal'],
    needs: { 'adjust.open': awaitsNothing },
    sentences: { ...notAbnormal, ...adjustOpen },
  },
  /** Of a lost order alone: any other has ended. */
  finish: {
    from: 'abnormal',
    to: ['finished', 'abnormal'],
    needs: {
      'transition.notAllowed': ({ abnormalKind: kind }: { abnormalKind: number | null }) =>
        kind === abnormalKind.code.noFinalBill,
      'adjust.open': awaitsNothing,
    },
    sentences: { 'transition.notAllowed': ['This order has ended', '该订单已结束'], ...adjustOpen },
  },
})

/** `awaiting`: the difference is a large one, a second person decides. */
const Corrected = z.object({ orderStatus: codeOf(orderStatus), awaiting: z.boolean() })

const file = z.object({ id: Id })
const sortable = ['startTime', 'payableFen', 'energyWh'] as const
const at = service('bill-service/bill')

/** Orders whose final bill is missing or does not fit. */
export const abnormalBill = {
  abnormalPage: at('abnormalPage', 'abnormalBill')
    .takes(paged(ChargeOrderFilter, sortable))
    .gives(pageOf(OddOrderRow)),
  abnormalSum: at('abnormalSum', 'abnormalBill').takes(ChargeOrderFilter).gives(orderTotals).within('file'),
  /** Ends an order by corrected readings: it is billed anew and deducted, large differences after a second person. */
  handle: at('handle', 'abnormalBill:handle')
    .takes(ByVersion.extend({ meterStop: Wh.min(0).max(MAX_WH), endTime: Timestamp, reason }))
    .gives(Corrected)
    .fails(readingsImpossible)
    .moves(oddOrderLife.handle),
  /** Closes an order without energy, or one that was reported twice; it costs nothing. */
  void: at('void', 'abnormalBill:void')
    .takes(ByVersion.extend({ reason }))
    .gives(Corrected)
    .moves(oddOrderLife.void),
  /** Bills an order again by what its pile has reported, and checks it again. */
  recalculate: at('recalculate', 'abnormalBill:recalculate')
    .takes(ByVersion)
    .gives(Corrected.extend({ abnormalKind: codeOf(abnormalKind).nullable() }))
    .fails({ 'bill.notReceived': ['The pile has not sent a final bill yet', '电桩尚未上报结算账单'] })
    .moves(oddOrderLife.recalculate),
  abnormalExport: at('abnormalExport', 'abnormalBill:export')
    .takes(exported(ChargeOrderFilter, ['startTime']))
    .gives(file)
    .fails(tooManyOpenFiles)
    .within('file'),
}

/** Orders that were open for more than a day, or whose bill came more than an hour late. */
export const overtimeBill = {
  overtimePage: at('overtimePage', 'overtimeBill')
    .takes(paged(ChargeOrderFilter, sortable))
    .gives(pageOf(OddOrderRow)),
  overtimeSum: at('overtimeSum', 'overtimeBill').takes(ChargeOrderFilter).gives(orderTotals).within('file'),
  /** Ends a lost order with the last reading that is known of it. */
  finish: at('finish', 'overtimeBill:finish')
    .takes(ByVersion.extend({ reason }))
    .gives(Corrected)
    .fails({
      'readings.none': ['Nothing was measured: void the order instead', '没有任何表计读数，请作废该订单'],
    })
    .moves(oddOrderLife.finish),
  overtimeExport: at('overtimeExport', 'overtimeBill:export')
    .takes(exported(ChargeOrderFilter, ['startTime']))
    .gives(file)
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type OddOrderRow = z.input<typeof OddOrderRow>
