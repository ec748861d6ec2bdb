import { texts } from '../texts.ts'
import { billTexts } from './bill.texts.ts'

/** Field by field, what the columns and filters of the statistics of bills are called. */
export const billStatisticsTexts = texts({
  key: ['Group', '分组'],
  orders: ['Orders', '订单数'],
  energyWh: billTexts.energyWh,
  eFeeFen: billTexts.eFeeFen,
  sFeeFen: billTexts.sFeeFen,
  discountFen: billTexts.discountFen,
  couponFen: billTexts.couponFen,
  occupyFeeFen: billTexts.occupyFeeFen,
  payableFen: billTexts.payableFen,
  paidFen: billTexts.paidFen,
  owedFen: billTexts.owedFen,
  endTime: ['End of charge', '结束时间'],
  stationId: billTexts.stationId,
  groupId: ['Fleet', '车队'],
  channel: billTexts.channel,
  memberType: ['Member type', '会员类型'],
})
