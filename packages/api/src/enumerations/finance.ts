import { enumeration } from '../enumeration.ts'

export const rechargeType = enumeration('RechargeType', {
  alipay: [1, 'Alipay', '支付宝'],
  weChatPay: [2, 'WeChat Pay', '微信支付'],
  cash: [3, 'Cash', '现金'],
  bankTransfer: [4, 'Bank transfer', '银行转账'],
  cardCounter: [5, 'Card counter', '柜台充卡'],
  gift: [6, 'Gift', '赠送'],
  fleetAllocation: [7, 'Fleet allocation', '车队分配'],
})

/** Two people audit a refund, one after the other; `HangIn` waits outside that order. */
export const refundStatus = enumeration('RefundStatus', {
  approved: ['Approve', 'Approved', '已通过', 'good', 'good'],
  refused: ['DisApprove', 'Rejected', '已驳回', 'refused', 'bad'],
  awaitingFirst: ['AwaitingApproval', 'Awaiting first audit', '待初审', 'waiting', 'waiting'],
  awaitingSecond: ['AwaitingReApproval', 'Awaiting second audit', '待复审', 'preparing', 'waiting'],
  hungIn: ['HangIn', 'On hold', '已挂起', 'paused', 'warning'],
})

export const refundChannel = enumeration('RefundChannel', {
  alipay: ['Alipay', 'Alipay', '支付宝'],
  weChatPay: ['WeChatPay', 'WeChat Pay', '微信支付'],
  cash: ['cash', 'Cash', '现金'],
})

/** Blue invoices, red ones (reversals) and voided ones in one life cycle. */
export const invoiceStatus = enumeration('InvoiceStatus', {
  applying: ['INVOICE_APPLYING', 'Applying', '申请中', 'waiting', 'waiting'],
  checking: ['INVOICE_CHECK', 'Checking', '待审核', 'preparing', 'waiting'],
  issuing: ['IN_INVOICE', 'Issuing', '开票中', 'sending', 'busy'],
  finished: ['INVOICE_FINISH', 'Issued', '已开票', 'good', 'good'],
  failed: ['INVOICE_FAIL', 'Failed', '开票失败', 'fault', 'bad'],
  rejected: ['INVOICE_REJECT', 'Rejected', '已驳回', 'refused', 'bad'],
  redApplying: ['RED_APPLYING', 'Red applying', '红冲申请中', 'backWaiting', 'waiting'],
  redChecking: ['RED_CHECK', 'Red checking', '红冲待审核', 'backHalf', 'waiting'],
  redIssuing: ['IN_RED', 'Red issuing', '红冲中', 'backSending', 'busy'],
  redFailed: ['RED_FAIL', 'Red failed', '红冲失败', 'backFault', 'bad'],
  redRejected: ['RED_REJECT', 'Red rejected', '红冲已驳回', 'backRefused', 'bad'],
  reversed: ['REDED', 'Reversed', '已红冲', 'backDone', 'done'],
  voiding: ['IN_THE_VOID', 'Voiding', '作废中', 'voiding', 'busy'],
  voided: ['VOIDED', 'Voided', '已作废', 'voided', 'off'],
})

/** Why the balance of an account changed, or what is held back of it (domain.md §3.3, AccountFlow). */
export const flowKind = enumeration('FlowKind', {
  recharge: ['recharge', 'Recharge', '充值'],
  deduct: ['deduct', 'Order paid', '订单扣款'],
  refund: ['refund', 'Refund', '退款'],
  refundHold: ['refundHold', 'Held for a refund', '退款冻结'],
  refundRelease: ['refundRelease', 'Refund released', '退款解冻'],
  gift: ['gift', 'Gift', '赠送'],
  expiry: ['expiry', 'Expired', '过期'],
  allocate: ['allocate', 'Allocated', '车队分配'],
  reclaim: ['reclaim', 'Reclaimed', '车队回收'],
  correction: ['correction', 'Correction', '更正'],
})
