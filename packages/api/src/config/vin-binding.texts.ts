import { texts } from '../texts.ts'

export const vinBindingTexts = texts({
  vin: ['VIN', '车架号'],
  plate: ['Plate', '车牌号'],
  payerKind: ['Paid by', '付款方类型'],
  payerName: ['Payer', '付款方'],
  memberId: ['Member', '会员'],
  groupId: ['Fleet', '车队'],
  accountType: ['Account', '付款账户'],
  passId: ['VIN pass', 'VIN 授权'],
  validTo: ['Valid to', '有效期至'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
})
