import { plainCardNo } from '@ampdeck/validation/plain'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { enumeration } from '../enumeration.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, record, Timestamp } from '../wire.ts'
import { reason } from './odd-order.ts'

/** A card bill is voided when its pile has sent no final bill for so many days. */
export const CARD_BILL_DAYS = 7

/** What became of a payment out of a card's own purse. */
export const cardBillState = enumeration('CardBillState', {
  pending: [1, 'Pending', '待结算', 'waiting', 'waiting'],
  greyLocked: [2, 'Grey-locked', '灰锁', 'alarm', 'warning'],
  settled: [3, 'Settled', '已结算', 'good', 'good'],
  void: [4, 'Void', '已作废', 'closed', 'off'],
})

/** What a person does with a card bill (life cycle 3). */
export const cardBillLife = lifeOf('state', cardBillState, {
  unlock: {
    from: 'greyLocked',
    to: 'settled',
    sentences: {
      'transition.notAllowed': ['Only a grey-locked bill can be unlocked', '仅灰锁的账单可以解锁'],
    },
  },
  void: {
    from: ['pending', 'greyLocked'],
    to: 'void',
    sentences: { 'transition.notAllowed': ['This bill is settled or void', '该账单已结算或已作废'] },
  },
})

/** What a pile has taken from the purse of a card; a card that was pulled out too early is locked. */
export const CardBillRow = record({
  cardNo: z.string(),
  tradeNo: z.string(),
  stationId: Id,
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileId: Id,
  pileCode: z.string(),
  amountFen: Fen,
  balanceBeforeFen: Fen,
  balanceAfterFen: Fen,
  readTime: Timestamp,
  state: codeOf(cardBillState),
  voidReason: z.string().nullable(),
})

export const CardBillFilter = z.object({
  cardNo: filter.text(plainCardNo),
  tradeNo: filter.text(),
  stationId: filter.ids(),
  state: filter.codes(cardBillState),
  readTimeFrom: filter.from(),
  readTimeTo: filter.to(),
})

const sortable = ['readTime', 'amountFen'] as const
const at = service('bill-service/cardBill')

export const cardBill = {
  page: at('page', 'cardBill').takes(paged(CardBillFilter, sortable)).gives(pageOf(CardBillRow)),
  get: at('get', 'cardBill').takes(ById).gives(CardBillRow),
  /** Settles a grey-locked bill by what the pile's final bill says, and lets the card be used again. */
  unlock: at('unlock', 'cardBill:unlock')
    .takes(ByVersion)
    .gives(CardBillRow)
    .fails({
      'cardBill.noRawBill': [
        'The pile has not sent the final bill of this trade yet',
        '电桩尚未上报该交易的结算账单',
      ],
      'cardBill.tooMuch': ['The balance of the card was below its final bill', '卡内余额小于结算账单金额'],
    })
    .moves(cardBillLife.unlock),
  /** No final bill came within a week: nothing was taken. */
  void: at('void', 'cardBill:void')
    .takes(ByVersion.extend({ reason }))
    .gives(CardBillRow)
    .fails({
      'cardBill.hasRawBill': [
        'The pile has sent a final bill: unlock the card instead',
        '电桩已上报结算账单，请解锁',
      ],
      'cardBill.tooEarly': ['A final bill may still come within 7 days', '7 天内仍可能收到结算账单'],
    })
    .moves(cardBillLife.void),
  export: at('export', 'cardBill:export')
    .takes(exported(CardBillFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type CardBillRow = z.input<typeof CardBillRow>
