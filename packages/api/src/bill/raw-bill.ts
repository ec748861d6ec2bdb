import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { stopReason } from '../enumerations/order.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Timestamp, Wh } from '../wire.ts'

const MAX_WH = 1_000_000_000_000

/** What became of a final bill of a pile. */
export const rawBillState = enumeration('RawBillState', {
  received: [1, 'Received', '已接收', 'waiting', 'waiting'],
  matched: [2, 'Matched', '已匹配', 'good', 'good'],
  unmatched: [3, 'Unmatched', '未匹配', 'alarm', 'warning'],
  duplicate: [4, 'Duplicate', '重复', 'closed', 'off'],
  fixedByHand: [5, 'Fixed by hand', '人工处理', 'full', 'done'],
})

/** Only what found no charge is bound, or built into an order, by hand. */
const byHand = {
  from: 'unmatched',
  to: 'fixedByHand',
  needs: {
    'rawBill.incomplete': ({ gunId, meterStop }: { gunId: number | null; meterStop: number | null }) =>
      gunId !== null && meterStop !== null,
  },
  sentences: {
    'transition.notAllowed': ['Only an unmatched bill can be handled by hand', '仅未匹配的账单可以人工处理'],
    'rawBill.incomplete': ['This bill names no gun or no final reading', '该账单缺少充电枪或结束读数'],
  },
} as const

/** What a person does with a final bill (life cycle 2). */
export const rawBillLife = lifeOf('state', rawBillState, { match: byHand, build: byHand })

/** The final bill of a charge as its pile sent it. */
export const RawBillRow = record({
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileCode: z.string(),
  gunId: Id.nullable(),
  gunLetter: z.int().nullable(),
  tradeNo: z.string(),
  startTime: Timestamp.nullable(),
  endTime: Timestamp,
  meterStart: Wh.nullable(),
  meterStop: Wh.nullable(),
  /** Sharp, peak, flat, valley; empty where the pile does not tell them apart. */
  periodWh: z.array(Wh),
  pileFeeFen: Fen.nullable(),
  stopReason: codeOf(stopReason),
  receivedTime: Timestamp,
  state: codeOf(rawBillState),
  orderId: Id.nullable(),
  orderNo: z.string().nullable(),
})

export const RawBillDetail = RawBillRow.extend({
  /** The bytes that the pile sent, as hexadecimal digits. */
  frame: z.string().nullable(),
})

export const RawBillFilter = z.object({
  pileCode: filter.text(),
  tradeNo: filter.text(),
  stationId: filter.ids(),
  state: filter.codes(rawBillState),
  endTimeFrom: filter.from(),
  endTimeTo: filter.to(),
})

const sortable = ['endTime', 'receivedTime'] as const
const at = service('bill-service/rawBill')

export const rawBill = {
  page: at('page', 'rawBill').takes(paged(RawBillFilter, sortable)).gives(pageOf(RawBillRow)),
  get: at('get', 'rawBill').takes(ById).gives(RawBillDetail),
  /** Binds a bill to its order, by the order's number; an order that waited for its final bill is finished by it. */
  match: at('match', 'rawBill:match')
    .takes(ByVersion.extend({ orderNo: empty.max(24).pipe(normal) }))
    .gives(RawBillRow)
    .fails({
      'rawBill.otherGun': ['This order was charged at another gun', '该订单不在此充电枪上'],
      'rawBill.taken': ['This order has a raw bill already', '该订单已有原始账单'],
    })
    .moves(rawBillLife.match),
  /** Makes an order of a bill that has none, billed by the prices of its start; of nobody where no payer is named. */
  build: at('build', 'rawBill:build')
    .takes(
      ByVersion.extend({
        startTime: Timestamp,
        meterStart: Wh.min(0).max(MAX_WH),
        memberPhone: optional(normal.max(20)),
      }),
    )
    .gives(RawBillRow)
    .fails({
      'rawBill.noPayer': ['No member has this number', '没有该号码的会员'],
      'rawBill.noPrice': ['No price was in force at this gun', '该充电枪当时没有生效的价格'],
      'rawBill.noEnergy': ['The readings or times show that nothing was charged', '读数或时间表明没有充电'],
    })
    .moves(rawBillLife.build),
  export: at('export', 'rawBill:export')
    .takes(exported(RawBillFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type RawBillRow = z.input<typeof RawBillRow>
