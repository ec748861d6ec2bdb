import { refundChannel, refundPayState, refundStatus, refundTodo } from '@ampdeck/api/enumerations/finance'
import {
  type RefundAction,
  type RefundRow,
  refundRecord,
  refundRefusal,
} from '@ampdeck/api/payment/refund-record'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { type Text, texts } from '@ampdeck/api/texts'
import { actionsOf } from '@ampdeck/ui/list'
import { listOf } from '../../../list/list-of.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'

export const auditWords = texts({
  checkFirst: ['First audit', '初审'],
  checkSecond: ['Second audit', '复审'],
  hangIn: ['Put on hold', '挂起'],
  resume: ['Resume', '恢复'],
  payAgain: ['Pay again', '重新付款'],
  handOut: ['Hand out cash', '发放现金'],
  mine: ['You applied for this refund. Another person must audit it', '您是申请人，须由他人审核'],
  audited: ['You gave the first audit. A third person must decide', '您已完成初审，须由第三人复审'],
})

/** Why this person may not audit a refund that waits for it: the server's own rule. */
export function auditBlock(refund: RefundRow, action: RefundAction, userId: number): Text | undefined {
  if (refundRefusal(refund, action, userId) !== 'audit.sameUser') return undefined
  return refund.applicant === userId ? auditWords.mine : auditWords.audited
}

/** Who wants how much back, and whose turn is it? Opinions and times are in the choice of columns. */
export const screen = listOf<typeof refundRecord.page>(refundTexts, {
  unit: ['refund | refunds', '退款'],
  columns: (c) => [
    c.text('refundNo', { locked: true, code: true }),
    c.custom('owner', { cell: (row) => <OwnerCell row={row} />, text: ownerName }),
    c.status('status', refundStatus, { lead: true }),
    c.code('channel', refundChannel),
    c.money('applyFen', { sort: true }),
    c.money('principalFen'),
    c.number('openOrders'),
    c.text('applicantName', { label: refundTexts.applicant }),
    c.text('firstUserName', { label: refundTexts.firstUser }),
    c.text('firstOpinion', { hidden: true }),
    c.text('secondUserName', { label: refundTexts.secondUser }),
    c.text('secondOpinion', { hidden: true }),
    c.status('payState', refundPayState),
    c.instant('createTime', { sort: true, hidden: true }),
    c.text('reason', { hidden: true }),
    c.text('payNo', { hidden: true, code: true }),
  ],
  filters: (f) => [
    f.search('refundNo'),
    f.search('owner'),
    f.codes('channel', refundChannel),
    f.codes('todo', refundTodo),
    f.codes('status', refundStatus, { more: true }),
    f.codes('payState', refundPayState, { more: true }),
    f.period('createTime', { more: true }),
  ],
})

export const steps: readonly RefundAction[] = ['checkFirst', 'checkSecond', 'hangIn', 'resume', 'payAgain']

/** The steps that a refund's state allows; what this user may not do says why. */
export function actionsFor(userId: number) {
  return actionsOf<RefundRow>((a) =>
    steps.map((step) =>
      a.form(refundRecord[step], {
        label: auditWords[step],
        hiddenIf: (row) => refundRefusal(row, step, userId) === 'transition.notAllowed',
        blockedBy: (row) => auditBlock(row, step, userId),
      }),
    ),
  )
}
