import { texts } from '../texts.ts'

export const cardBillTexts = texts({
  cardNo: ['Card no', '卡号'],
  tradeNo: ['Trade no', '交易流水号'],
  stationId: ['Station', '场站'],
  pileCode: ['Pile', '电桩编号'],
  balanceBeforeFen: ['Before', '交易前余额'],
  amountFen: ['Amount', '交易金额'],
  balanceAfterFen: ['After', '交易后余额'],
  readTime: ['Read', '读卡时间'],
  state: ['State', '状态'],
  voidReason: ['Void reason', '作废原因'],
})
