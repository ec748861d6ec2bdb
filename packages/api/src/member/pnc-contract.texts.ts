import { texts } from '../texts.ts'

export const pncContractTexts = texts({
  cardId: ['Card', '卡'],
  cardNo: ['Card no', '卡号'],
  emaid: ['eMAID', 'eMAID'],
  months: ['Valid for (months)', '有效期（月）'],
  csr: ['Certificate request (PEM)', '证书请求（PEM）'],
  serial: ['Serial number', '证书序列号'],
  state: ['State', '状态'],
  validTo: ['Valid until', '有效期至'],
  endTime: ['Ended', '终止时间'],
  createTime: ['Issued', '签发时间'],
  updateTime: ['Updated', '更新时间'],
})
