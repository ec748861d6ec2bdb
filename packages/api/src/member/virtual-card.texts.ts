import { texts } from '../texts.ts'

export const virtualCardTexts = texts({
  cardNo: ['Card no', '卡号'],
  identifiers: ['Identifiers', '识别码'],
  validTo: ['Valid to', '有效期至'],
  expiry: ['Validity', '有效期'],
  memberId: ['Member', '会员'],
  phone: ['Phone', '手机号'],
  status: ['Status', '状态'],
  balanceFen: ['Card balance', '卡余额'],
  orders: ['Orders', '订单数'],
  emaid: ['eMAID', 'eMAID'],
  issueTime: ['Issued', '发卡时间'],
  lossTime: ['Reported lost', '挂失时间'],
  updateTime: ['Updated', '更新时间'],
})
