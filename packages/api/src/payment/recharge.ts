import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { receiptUsed } from '../bill/unpay-bill.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import type { CodeOf } from '../enumeration.ts'
import { rechargeProblem, rechargeState, rechargeType } from '../enumerations/finance.ts'
import { accountType } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Fen, Id, optional, record, Timestamp } from '../wire.ts'
import { ownerFields } from './account-owner.ts'
import { PaymentOrderRow } from './payment-order.ts'
import { RefundFen, RefundRow, refundRefusals } from './refund-record.ts'

/** At most so much is paid in at once. */
export const MAX_RECHARGE_FEN = 5_000_000

const { alipay, weChatPay, cash, bankTransfer } = rechargeType.code
/** What somebody receives at a counter; the other ones a channel does. */
export const counterTypes: readonly CodeOf<typeof rechargeType>[] = [cash, bankTransfer]

/** What a person does with a recharge (life cycle 4); what a channel receives comes in by itself. */
export const rechargeLife = lifeOf('state', rechargeState, {
  confirm: {
    from: 'waiting',
    to: 'success',
    needs: {
      'transition.notAllowed': ({ type }: { type: number }) => counterTypes.some((one) => one === type),
    },
    sentences: {
      'transition.notAllowed': [
        'Only cash or a transfer that has not arrived yet can be confirmed',
        '仅待到账的现金或转账可以确认',
      ],
    },
  },
  refund: {
    from: ['success', 'partlyRefunded'],
    wrongState: 'refund.notRefundable',
    needs: { 'refund.notRefundable': ({ refundableFen }: { refundableFen: number }) => refundableFen > 0 },
    sentences: {
      'refund.notRefundable': [
        'This recharge does not have this much left to refund',
        '该充值的可退金额不足',
      ],
    },
  },
})

export const RechargeRow = record({
  rechargeNo: z.string(),
  ...ownerFields,
  type: codeOf(rechargeType),
  amountFen: Fen,
  /** Goes to the reward account. */
  giftFen: Fen,
  /** The activity that has given it. */
  activityName: z.string().nullable(),
  /** What nobody has applied for yet. */
  refundableFen: Fen,
  channelNo: z.string().nullable(),
  /** Of the counter. */
  receipt: z.string().nullable(),
  state: codeOf(rechargeState),
  problem: codeOf(rechargeProblem).nullable(),
  paidTime: Timestamp.nullable(),
  createUserName: z.string().nullable(),
})

/** A recharge with what was called for it, and what went back of it. */
export const RechargeDetail = RechargeRow.extend({
  payments: z.array(PaymentOrderRow),
  refunds: z.array(
    RefundRow.pick({ id: true, refundNo: true, status: true, payState: true, createTime: true }).extend({
      /** The part that comes from this recharge. */
      fen: Fen,
    }),
  ),
})

export const RechargeFilter = z.object({
  /** Part of its own number, the channel's or the receipt's. */
  rechargeNo: filter.text(),
  /** Part of the name of a member or a fleet, or a whole mobile number. */
  owner: filter.text(),
  accountId: filter.ids(),
  memberId: filter.ids(),
  groupId: filter.ids(),
  accountType: filter.codes(accountType),
  type: filter.codes(rechargeType),
  state: filter.codes(rechargeState),
  problem: filter.codes(rechargeProblem),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['createTime', 'amountFen'] as const

/** What a counter takes in; what a channel takes in begins with it as well, and then waits for the channel. */
export const RechargeDraft = z
  .object({
    accountId: Id,
    type: z.literal([cash, bankTransfer, alipay, weChatPay]),
    amountFen: Fen.min(1).max(MAX_RECHARGE_FEN),
    receipt: optional(enOrNum.max(50)),
  })
  .refine(({ type, receipt }) => !counterTypes.includes(type) || receipt !== null, {
    path: ['receipt'],
    message: 'empty',
  })

const at = service('member-service/recharge')

export const recharge = {
  page: at('page', 'rechargeRecord').takes(paged(RechargeFilter, sortable)).gives(pageOf(RechargeRow)),
  get: at('get', 'rechargeRecord').takes(ById).gives(RechargeDetail),
  sum: at('sum', 'rechargeRecord')
    .takes(RechargeFilter)
    .gives(z.object({ amountFen: Fen, giftFen: Fen, refundableFen: Fen })),
  save: at('save', 'rechargeRecord:add')
    .takes(RechargeDraft)
    .gives(RechargeRow)
    .fails(receiptUsed, { 'account.closed': ['This account cannot be recharged', '该账户不可充值'] }),
  /** Cash or a transfer has come. */
  confirm: at('confirm', 'rechargeRecord:confirm')
    .takes(ByVersion)
    .gives(RechargeRow)
    .moves(rechargeLife.confirm),
  /** Applies for a refund of this recharge, which two people audit. */
  refund: at('refund', 'rechargeRecord:refund')
    .takes(z.object({ id: Id, applyFen: RefundFen, reason: empty.max(100).pipe(normal) }))
    .gives(RefundRow)
    .fails(...refundRefusals)
    .moves(rechargeLife.refund),
  export: at('export', 'rechargeRecord:export')
    .takes(exported(RechargeFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type RechargeRow = z.input<typeof RechargeRow>
export type RechargeDetail = z.input<typeof RechargeDetail>
