import { texts } from '../texts.ts'

export const paymentConfigTexts = texts({
  channel: ['Channel', '支付渠道'],
  merchantNo: ['Merchant no', '商户号'],
  appId: ['App ID', '应用 ID'],
  feeBps: ['Fee', '手续费率'],
  state: ['State', '状态'],
  secret: ['Secret', '密钥'],
  secretTime: ['Secret since', '密钥更新时间'],
  updateUserName: ['Changed by', '修改人'],
  updateTime: ['Changed', '修改时间'],
})
