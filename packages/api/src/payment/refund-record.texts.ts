import { texts } from '../texts.ts'
import { ownerTexts } from './account-owner.ts'

/** The names of a refund's fields: one place for columns, filters, forms and exports. */
export const refundTexts = texts({
  ...ownerTexts,
  refundNo: ['Refund', '退款单号'],
  channel: ['Channel', '退款渠道'],
  applyFen: ['Apply amount', '申请金额'],
  principalFen: ['Principal', '账户本金'],
  openOrders: ['Open orders', '未完成订单'],
  reason: ['Reason', '退款原因'],
  opinion: ['Opinion', '审核意见'],
  note: ['Note', '说明'],
  todo: ['To do', '待办'],
  rechargeIds: ['Recharges', '充值记录'],
  receipt: ['Receipt', '收据号'],
  status: ['Status', '审核状态'],
  applicant: ['Applicant', '申请人'],
  firstUser: ['First auditor', '初审人'],
  firstOpinion: ['First opinion', '初审意见'],
  secondUser: ['Second auditor', '复审人'],
  secondOpinion: ['Second opinion', '复审意见'],
  payState: ['Payment', '付款状态'],
  payNo: ['Payment no', '付款单号'],
  paidTime: ['Paid', '付款时间'],
  giftBackFen: ['Gift reclaimed', '收回赠送'],
  createTime: ['Applied', '申请时间'],
})
