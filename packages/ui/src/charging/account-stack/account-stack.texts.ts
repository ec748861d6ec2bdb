import { texts } from '@ampdeck/api/texts'

export const accountTexts = texts({
  label: ['Accounts in the order in which they pay', '按扣款顺序的账户'],
  usable: ['Available', '可用'],
  balance: ['Balance', '余额'],
  frozen: ['frozen', '冻结'],
  used: ['used', '已用'],
  limit: ['limit', '额度'],
  serviceOnly: ['service fee only, not refundable', '仅抵服务费，不可退'],
  principal: ['refundable', '可退'],
  lent: ['credit', '授信'],
  debt: ['Debt', '欠费'],
  debtText: ['The next recharge pays it first', '下次充值优先抵扣'],
  nothing: ['No accounts yet', '暂无账户'],
  total: ['Total available', '合计可用'],
  bar: ['{usable} available, {frozen} frozen, {used} used', '可用 {usable}，冻结 {frozen}，已用 {used}'],
})
