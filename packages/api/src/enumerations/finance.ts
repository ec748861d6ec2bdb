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

/** A recharge waits for its money; what comes too late for it is returned. */
export const rechargeState = enumeration('RechargeState', {
  waiting: [1, 'Waiting', '待到账', 'waiting', 'waiting'],
  success: [2, 'Paid in', '已到账', 'good', 'good'],
  closed: [3, 'Closed', '已关闭', 'closed', 'off'],
  partlyRefunded: [4, 'Partly refunded', '部分退款', 'backHalf', 'warning'],
  refunded: [5, 'Refunded', '已全额退款', 'backDone', 'done'],
})

/** Why a recharge was closed without its money in the account. */
export const rechargeProblem = enumeration('RechargeProblem', {
  failed: [1, 'Payment failed', '支付失败'],
  late: [2, 'Paid late, returned', '逾期支付，已退回'],
  wrongAmount: [3, 'Wrong amount', '金额不符'],
})

/** How much was recharged at once, in yuan. */
export const rechargeBand = enumeration('RechargeBand', {
  least: [1, 'Below 50 yuan', '50 元以下'],
  small: [2, '50–99 yuan', '50–99 元'],
  middle: [3, '100–199 yuan', '100–199 元'],
  large: [4, '200–499 yuan', '200–499 元'],
  larger: [5, '500–999 yuan', '500–999 元'],
  most: [6, '1,000 yuan and more', '1,000 元及以上'],
})

/** How far the payment of an approved refund is. */
export const refundPayState = enumeration('RefundPayState', {
  none: [0, 'Not paid', '未付款', 'idle', 'off'],
  paying: [1, 'Paying', '付款中', 'sending', 'busy'],
  paid: [2, 'Paid', '已付款', 'good', 'good'],
  failed: [3, 'Payment failed', '付款失败', 'fault', 'bad'],
})

/** Which refunds wait for the caller. */
export const refundTodo = enumeration('RefundTodo', {
  first: [1, 'First audit by me', '待我初审'],
  second: [2, 'Second audit by me', '待我复审'],
})

/** Who moves money from and to members outside of this system. */
export const payChannel = enumeration('PayChannel', {
  alipay: ['Alipay', 'Alipay', '支付宝'],
  weChatPay: ['WeChatPay', 'WeChat Pay', '微信支付'],
})

export const paymentKind = enumeration('PaymentKind', {
  pay: [1, 'Payment', '收款'],
  refund: [2, 'Refund', '退款'],
  split: [3, 'Split', '分账'],
})

/** What is known of a call to a channel. */
export const paymentState = enumeration('PaymentState', {
  waiting: [1, 'To send', '待发送', 'waiting', 'waiting'],
  sent: [2, 'Sent', '已发送', 'sending', 'busy'],
  success: [3, 'Success', '成功', 'good', 'good'],
  failed: [4, 'Failed', '失败', 'fault', 'bad'],
  lost: [5, 'No answer', '无应答', 'unknown', 'warning'],
  wrongAmount: [6, 'Wrong amount', '金额不符', 'alarm', 'bad'],
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

/** Why the balance of an account changed, or what is held back of it. */
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
  feedIn: ['feedIn', 'Energy out paid', '放电收益'],
})
