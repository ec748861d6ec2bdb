import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import type { CodeOf } from '../enumeration.ts'
import { payChannel, paymentKind, paymentState } from '../enumerations/finance.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { texts } from '../texts.ts'
import { ById, Fen, Id, record, Timestamp } from '../wire.ts'

/** The message of a call that has failed because no answer came for a week: the channel may have moved the money. */
export const NO_ANSWER = 'NO_ANSWER'

/** What a person does with a call to a channel: its states follow from what the channel answers. */
export const paymentOrderLife = lifeOf('state', paymentState, {
  query: {
    from: ['waiting', 'sent', 'lost', 'failed'],
    needs: {
      /** A failure is final where the channel has answered it. */
      'transition.notAllowed': ({ state, message }: { state: number; message: string | null }) =>
        state !== paymentState.code.failed || message === NO_ANSWER,
    },
    sentences: { 'transition.notAllowed': ['The channel has answered this call', '渠道已应答该请求'] },
  },
})

/** A call to a payment channel, found there by its request number: sent twice, it is done once. */
export const PaymentOrderRow = record({
  /** `bizType:bizId:try` */
  requestNo: z.string(),
  channel: codeOf(payChannel),
  kind: codeOf(paymentKind),
  /** The recharge or the refund. */
  bizId: Id,
  bizNo: z.string().nullable(),
  amountFen: Fen,
  /** What the channel says that it has moved. */
  answeredFen: Fen.nullable(),
  state: codeOf(paymentState),
  channelNo: z.string().nullable(),
  /** Under which contract it was called, and what the channel keeps of a success. */
  merchantNo: z.string().nullable(),
  feeFen: Fen.nullable(),
  /** From the first sending to the answer. */
  costMs: z.int().nullable(),
  /** What the channel says about a failure. */
  message: z.string().nullable(),
  sentTime: Timestamp.nullable(),
  answerTime: Timestamp.nullable(),
})

export const PaymentOrderFilter = z.object({
  /** Part of the request's number or the channel's. */
  requestNo: filter.text(),
  bizId: filter.ids(),
  channel: filter.codes(payChannel),
  kind: filter.codes(paymentKind),
  state: filter.codes(paymentState),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['createTime', 'amountFen', 'costMs'] as const

const at = service('member-service/paymentOrder')

export const paymentOrder = {
  page: at('page', 'paymentOrder').takes(paged(PaymentOrderFilter, sortable)).gives(pageOf(PaymentOrderRow)),
  get: at('get', 'paymentOrder').takes(ById).gives(PaymentOrderRow),
  sum: at('sum', 'paymentOrder')
    .takes(PaymentOrderFilter)
    .gives(z.object({ amountFen: Fen, answeredFen: Fen })),
  /** Asks the channel what became of a call whose answer is not known, and books it. */
  query: at('query', 'paymentOrder:queryChannel')
    .takes(ById)
    .gives(PaymentOrderRow)
    .moves(paymentOrderLife.query),
  export: at('export', 'paymentOrder:export')
    .takes(exported(PaymentOrderFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type PaymentOrderRow = z.input<typeof PaymentOrderRow>

/** Nothing is known of these yet: the channel is asked. */
export const openPayments: readonly CodeOf<typeof paymentState>[] = [
  paymentState.code.waiting,
  paymentState.code.sent,
  paymentState.code.lost,
]

export const paymentOrderTexts = texts({
  requestNo: ['Request no', '请求号'],
  channel: ['Channel', '渠道'],
  kind: ['Kind', '类型'],
  bizNo: ['Document', '业务单号'],
  amountFen: ['Amount', '金额'],
  answeredFen: ['Answered', '渠道金额'],
  state: ['State', '状态'],
  channelNo: ['Channel no', '渠道单号'],
  merchantNo: ['Merchant no', '商户号'],
  feeFen: ['Fee', '手续费'],
  costMs: ['Duration (ms)', '耗时（毫秒）'],
  message: ['Message', '渠道消息'],
  createTime: ['Created', '创建时间'],
  sentTime: ['Sent', '发送时间'],
  answerTime: ['Answered at', '应答时间'],
})
