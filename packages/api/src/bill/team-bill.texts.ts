import { texts } from '../texts.ts'

export const teamBillTexts = texts({
  groupId: ['Fleet', '车队'],
  month: ['Month', '月份'],
  orders: ['Orders', '订单'],
  energyWh: ['Energy', '电量'],
  payableFen: ['Payable', '应付'],
  paidFen: ['Paid', '已付'],
  adjustFen: ['Adjusted', '调账'],
  state: ['State', '状态'],
  way: ['Paid by', '收款方式'],
  amountFen: ['Amount', '金额'],
  receiptNo: ['Receipt number', '凭证号'],
  updateTime: ['Updated', '更新时间'],
})
