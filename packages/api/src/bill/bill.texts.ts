import { texts } from '../texts.ts'

/** Field by field, what the columns and filters of a charging order are called. */
export const billTexts = texts({
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  gun: ['Gun', '充电枪'],
  memberName: ['Member', '会员'],
  memberPhone: ['Member phone', '会员手机号'],
  plate: ['Plate', '车牌号'],
  vin: ['VIN', '车架号'],
  channel: ['Channel', '渠道'],
  startTime: ['Start', '开始时间'],
  endTime: ['End', '结束时间'],
  minutes: ['Minutes', '时长（分钟）'],
  energyWh: ['kWh', '电量（kWh）'],
  eFeeFen: ['Energy fee', '电费'],
  sFeeFen: ['Service fee', '服务费'],
  discountFen: ['Discount', '优惠'],
  couponFen: ['Coupon', '优惠券'],
  occupyFeeFen: ['Occupy fee', '占位费'],
  payableFen: ['Payable', '应付'],
  paidFen: ['Paid', '实付'],
  owedFen: ['Owed', '欠费'],
  orderStatus: ['Status', '订单状态'],
  chargeStatus: ['Charge status', '结算状态'],
  stopReason: ['Stop reason', '停止原因'],
  todo: ['To do', '待办'],
})
