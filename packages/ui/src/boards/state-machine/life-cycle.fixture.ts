import { invoiceStatus, refundStatus } from '@ampdeck/api/enumerations/finance'
import type { Transition } from './life-cycle.ts'

const refund = refundStatus.code
const invoice = invoiceStatus.code

const key = (action: string) => ({ action })
const server = { by: 'system' } as const

/** The life of a refund. */
export const refundTransitions: readonly Transition[] = [
  {
    from: refund.awaitingFirst,
    to: refund.awaitingSecond,
    label: ['Approve', '通过'],
    ...key('refundAudit:checkFirst'),
  },
  {
    from: refund.awaitingFirst,
    to: refund.refused,
    label: ['Reject', '驳回'],
    ...key('refundAudit:checkFirst'),
  },
  {
    from: refund.awaitingFirst,
    to: refund.hungIn,
    label: ['Put on hold', '挂起'],
    ...key('refundAudit:hangIn'),
  },
  {
    from: refund.awaitingSecond,
    to: refund.approved,
    label: ['Approve and pay', '通过并付款'],
    ...key('refundAudit:checkSecond'),
  },
  {
    from: refund.awaitingSecond,
    to: refund.refused,
    label: ['Reject', '驳回'],
    ...key('refundAudit:checkSecond'),
  },
  {
    from: refund.awaitingSecond,
    to: refund.hungIn,
    label: ['Put on hold', '挂起'],
    ...key('refundAudit:hangIn'),
  },
  {
    from: refund.hungIn,
    to: refund.awaitingFirst,
    label: ['Resume first audit', '恢复初审'],
    ...key('refundAudit:resume'),
  },
  {
    from: refund.hungIn,
    to: refund.awaitingSecond,
    label: ['Resume second audit', '恢复复审'],
    ...key('refundAudit:resume'),
  },
  {
    from: refund.approved,
    to: refund.approved,
    label: ['Pay again', '重新付款'],
    ...key('refundAudit:payAgain'),
  },
]

/** The life of an invoice. */
export const invoiceTransitions: readonly Transition[] = [
  { from: invoice.applying, to: invoice.checking, label: ['Accept', '受理'], ...key('invoiceRecord:accept') },
  {
    from: invoice.checking,
    to: invoice.issuing,
    label: ['Approve', '审核通过'],
    ...key('invoiceRecord:check'),
  },
  { from: invoice.applying, to: invoice.rejected, label: ['Reject', '驳回'], ...key('invoiceRecord:reject') },
  { from: invoice.checking, to: invoice.rejected, label: ['Reject', '驳回'], ...key('invoiceRecord:reject') },
  { from: invoice.issuing, to: invoice.finished, label: ['Tax platform issues', '税务平台开出'], ...server },
  { from: invoice.issuing, to: invoice.failed, label: ['Tax platform refuses', '税务平台拒绝'], ...server },
  { from: invoice.failed, to: invoice.issuing, label: ['Retry', '重试'], ...key('invoiceRecord:retry') },
  { from: invoice.failed, to: invoice.rejected, label: ['Give up', '放弃'], ...key('invoiceRecord:reject') },
  {
    from: invoice.finished,
    to: invoice.redApplying,
    label: ['Apply for reversal', '申请红冲'],
    ...key('invoiceRecord:redApply'),
  },
  { from: invoice.finished, to: invoice.voiding, label: ['Void', '作废'], ...key('invoiceRecord:void') },
  {
    from: invoice.redApplying,
    to: invoice.redChecking,
    label: ['Accept reversal', '受理红冲'],
    ...key('invoiceRecord:redAccept'),
  },
  {
    from: invoice.redChecking,
    to: invoice.redIssuing,
    label: ['Pass reversal', '红冲审核通过'],
    ...key('invoiceRecord:redCheck'),
  },
  {
    from: invoice.redChecking,
    to: invoice.redRejected,
    label: ['Reject reversal', '驳回红冲'],
    ...key('invoiceRecord:redCheck'),
  },
  {
    from: invoice.redRejected,
    to: invoice.redApplying,
    label: ['Apply for reversal again', '重新申请红冲'],
    ...key('invoiceRecord:redApply'),
  },
  {
    from: invoice.redIssuing,
    to: invoice.reversed,
    label: ['Tax platform reverses', '税务平台红冲'],
    ...server,
  },
  {
    from: invoice.redIssuing,
    to: invoice.redFailed,
    label: ['Tax platform refuses', '税务平台拒绝'],
    ...server,
  },
  {
    from: invoice.redFailed,
    to: invoice.redIssuing,
    label: ['Retry reversal', '重试红冲'],
    ...key('invoiceRecord:redRetry'),
  },
  {
    from: invoice.redFailed,
    to: invoice.redRejected,
    label: ['Reject reversal', '驳回红冲'],
    ...key('invoiceRecord:redRetry'),
  },
  { from: invoice.voiding, to: invoice.voided, label: ['Tax platform voids', '税务平台作废'], ...server },
  { from: invoice.voiding, to: invoice.finished, label: ['Tax platform refuses', '税务平台拒绝'], ...server },
]
