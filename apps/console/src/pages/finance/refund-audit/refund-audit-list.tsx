import { refundChannel, refundPayState, refundStatus, refundTodo } from '@ampdeck/api/enumerations/finance'
import { type RefundAction, refundLife, refundRecord } from '@ampdeck/api/payment/refund-record'
import { refundTexts } from '@ampdeck/api/payment/refund-record.texts'
import { texts } from '@ampdeck/api/texts'
import { listOf } from '../../../list/list-of.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'

export const auditWords = texts({
  checkFirst: ['First audit', '初审'],
  checkSecond: ['Second audit', '复审'],
  hangIn: ['Put on hold', '挂起'],
  resume: ['Resume', '恢复'],
  payAgain: ['Pay again', '重新付款'],
  handOut: ['Hand out cash', '发放现金'],
})

export const steps = Object.keys(refundLife) as readonly RefundAction[]

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
  actions: (a) =>
    steps.map((step) => a.form(refundRecord[step], { label: auditWords[step], hiddenElsewhere: true })),
})
