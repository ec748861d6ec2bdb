import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import {
  flowKind,
  rechargeType,
  refundChannel,
  refundPayState,
  refundStatus,
  refundTodo,
} from '../enumerations/finance.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Fen, Id, optional, record, Timestamp } from '../wire.ts'
import { ownerFields } from './account-owner.ts'

/** A refund: who applied, who audited and how far its payment is. */
export const RefundRow = record({
  refundNo: z.string(),
  ...ownerFields,
  channel: codeOf(refundChannel),
  applyFen: Fen,
  /** What is in the account, with what is held back. */
  principalFen: Fen,
  /** Orders of the owner that run or are not settled. */
  openOrders: z.int(),
  reason: z.string().nullable(),
  status: codeOf(refundStatus),
  applicant: Id.nullable(),
  applicantName: z.string().nullable(),
  firstUser: Id.nullable(),
  firstUserName: z.string().nullable(),
  firstTime: Timestamp.nullable(),
  firstOpinion: z.string().nullable(),
  secondUser: Id.nullable(),
  secondUserName: z.string().nullable(),
  secondTime: Timestamp.nullable(),
  secondOpinion: z.string().nullable(),
  /** The state that it was hung in from. */
  hungFrom: codeOf(refundStatus).nullable(),
  hangNote: z.string().nullable(),
  payState: codeOf(refundPayState),
  /** The channel's number, or that of a receipt. */
  payNo: z.string().nullable(),
  /** Why the payment failed. */
  payMessage: z.string().nullable(),
  paidTime: Timestamp.nullable(),
  /** Taken back from the reward account. */
  giftBackFen: Fen,
})

/** What the account has come to since the first recharge of the refund: the rows sum to its balance. */
const Movement = z.object({
  /** `before` is what was there. */
  kind: z.union([codeOf(flowKind), z.literal('before')]),
  count: z.int(),
  fen: Fen,
  from: Timestamp.nullable(),
  to: Timestamp.nullable(),
})

export const RefundDetail = RefundRow.extend({
  recharges: z.array(
    z.object({
      id: Id,
      rechargeNo: z.string(),
      type: codeOf(rechargeType),
      amountFen: Fen,
      /** The part that goes back. */
      fen: Fen,
      paidTime: Timestamp.nullable(),
    }),
  ),
  movements: z.array(Movement),
})

export const RefundFilter = z.object({
  refundNo: filter.text(),
  /** Part of the name of a member or a fleet, or a whole mobile number. */
  owner: filter.text(),
  accountId: filter.ids(),
  memberId: filter.ids(),
  groupId: filter.ids(),
  channel: filter.codes(refundChannel),
  status: filter.codes(refundStatus),
  payState: filter.codes(refundPayState),
  /** What waits for the caller, who has neither applied for it nor audited it. */
  todo: filter.codes(refundTodo),
  createTimeFrom: filter.from(),
  createTimeTo: filter.to(),
})

const sortable = ['createTime', 'applyFen'] as const

const words = empty.max(100).pipe(normal)

/** What one refund comes to. */
export const RefundFen = Fen.min(1).max(1_000_000_000)

/** Of one account, over some of its recharges; without an amount all that can be refunded. */
export const RefundDraft = z.object({
  accountId: Id,
  rechargeIds: z.array(Id).min(1).max(100),
  applyFen: RefundFen,
  reason: optional(z.string().max(100).pipe(normal)),
})

/** At most so many refunds are audited at once. */
export const AUDIT_AT_ONCE = 100

const verdict = { pass: z.boolean(), opinion: optional(z.string().max(100).pipe(normal)) }
const needsReason = { path: ['opinion'], message: 'empty' }
const hasReason = ({ pass, opinion }: { pass: boolean; opinion: string | null }) =>
  pass || (opinion ?? '').trim() !== ''

const Check = ByVersion.extend(verdict).refine(hasReason, needsReason)
const CheckBatch = z
  .object({ ids: z.array(Id).min(1).max(AUDIT_AT_ONCE), ...verdict })
  .refine(hasReason, needsReason)
const BatchResult = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

/** Why nobody can apply for a refund. */
export const refundRefusals = [
  'balance.tooLow',
  {
    'refund.openOrder': [
      'An order of this owner is running or not settled yet',
      '该会员或车队有未完成或未结清的订单',
    ],
    'refund.notRefundable': [
      'The chosen recharges do not have this much left to refund',
      '所选充值的可退金额不足',
    ],
  },
] as const

const { paying, failed } = refundPayState.code

/** Three different people apply, audit and audit again. */
const threePeople = {
  applicant: ['You applied for this refund. Another person must audit it', '您是申请人，须由他人审核'],
  firstUser: ['You gave the first audit. A third person must decide', '您已完成初审，须由第三人复审'],
} as const

/** The life of a refund (life cycle 5). */
export const refundLife = lifeOf('status', refundStatus, {
  checkFirst: { from: 'awaitingFirst', to: ['awaitingSecond', 'refused'], notBy: threePeople },
  checkSecond: { from: 'awaitingSecond', to: ['approved', 'refused'], notBy: threePeople },
  hangIn: { from: ['awaitingFirst', 'awaitingSecond'], to: 'hungIn' },
  resume: { from: 'hungIn', to: ['awaitingFirst', 'awaitingSecond'] },
  payAgain: {
    from: 'approved',
    needs: {
      /** After a payment that failed; cash is handed out by a person from the beginning. */
      'transition.notAllowed': ({ payState, channel }: { payState: number; channel: string }) =>
        payState === failed || (payState === paying && channel === refundChannel.code.cash),
    },
  },
})

const at = service('member-service/refundRecord')

export const refundRecord = {
  page: at('page', 'refundAudit').takes(paged(RefundFilter, sortable)).gives(pageOf(RefundRow)),
  get: at('get', ['refundAudit', 'refundRecord']).takes(ById).gives(RefundDetail),
  /** How many refunds of the filter are in each state, whatever states it names. */
  stat: at('stat', 'refundAudit')
    .takes(RefundFilter)
    .gives(z.array(z.object({ status: codeOf(refundStatus), count: z.int(), applyFen: Fen }))),
  /** The recharges of an account of which something can be refunded. */
  refundable: at('refundable', 'refundAudit:add')
    .takes(z.object({ accountId: Id }))
    .gives(
      z.array(
        z.object({
          id: Id,
          rechargeNo: z.string(),
          type: codeOf(rechargeType),
          amountFen: Fen,
          refundableFen: Fen,
          paidTime: Timestamp.nullable(),
        }),
      ),
    ),
  save: at('save', 'refundAudit:add')
    .takes(RefundDraft)
    .gives(RefundRow)
    .fails(...refundRefusals),
  checkFirst: at('checkFirst', 'refundAudit:checkFirst')
    .takes(Check)
    .gives(RefundRow)
    .moves(refundLife.checkFirst),
  /** One result for each: what cannot be audited by the caller fails and does not stop the rest. */
  checkFirstBatch: at('checkFirstBatch', 'refundAudit:checkFirstBatch').takes(CheckBatch).gives(BatchResult),
  checkSecond: at('checkSecond', 'refundAudit:checkSecond')
    .takes(Check)
    .gives(RefundRow)
    .moves(refundLife.checkSecond),
  checkSecondBatch: at('checkSecondBatch', 'refundAudit:checkSecondBatch')
    .takes(CheckBatch)
    .gives(BatchResult),
  hangIn: at('hangIn', 'refundAudit:hangIn')
    .takes(ByVersion.extend({ note: words }))
    .gives(RefundRow)
    .moves(refundLife.hangIn),
  resume: at('resume', 'refundAudit:resume').takes(ByVersion).gives(RefundRow).moves(refundLife.resume),
  /** After a payment that failed, under the same request number; cash has a receipt, each another one. */
  payAgain: at('payAgain', 'refundAudit:payAgain')
    .takes(ByVersion.extend({ receipt: optional(enOrNum.max(50)) }))
    .gives(RefundRow)
    .fails({ 'receipt.used': ['This receipt number was used before', '该收据号已使用'] })
    .moves(refundLife.payAgain),
  export: at('export', 'refundAudit:export')
    .takes(exported(RefundFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
  /** Those that are over: paid or rejected. */
  recordPage: at('recordPage', 'refundRecord').takes(paged(RefundFilter, sortable)).gives(pageOf(RefundRow)),
  recordSum: at('recordSum', 'refundRecord')
    .takes(RefundFilter)
    .gives(z.object({ applyFen: Fen, giftBackFen: Fen })),
  /** What was paid back by month and channel, the newest month first. */
  monthTotals: at('monthTotals', 'refundRecord')
    .takes(RefundFilter)
    .gives(z.array(z.object({ month: Day, channel: codeOf(refundChannel), count: z.int(), applyFen: Fen }))),
  recordExport: at('recordExport', 'refundRecord:export')
    .takes(exported(RefundFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type RefundRow = z.input<typeof RefundRow>
export type RefundDetail = z.input<typeof RefundDetail>

export type RefundAction = keyof typeof refundLife
