import { texts } from '../texts.ts'
import { ownerTexts } from './account-owner.ts'

/** The names of a recharge's fields: one place for columns, filters, forms and exports. */
export const rechargeTexts = texts({
  ...ownerTexts,
  rechargeNo: ['Recharge', '充值单号'],
  type: ['Type', '充值方式'],
  amountFen: ['Amount', '充值金额'],
  giftFen: ['Gift', '赠送金额'],
  activityName: ['Activity', '活动'],
  refundableFen: ['Refundable', '可退金额'],
  channelNo: ['Channel no', '渠道单号'],
  receipt: ['Receipt', '收据号'],
  state: ['State', '状态'],
  problem: ['Problem', '异常'],
  createTime: ['Created', '创建时间'],
  paidTime: ['Paid', '到账时间'],
  createUserName: ['Entered by', '经办人'],
})
