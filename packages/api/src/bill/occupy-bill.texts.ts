import { texts } from '../texts.ts'

export const occupyBillTexts = texts({
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  gun: ['Gun', '充电枪'],
  memberName: ['Member', '会员'],
  fromTime: ['From', '开始时间'],
  toTime: ['To', '结束时间'],
  minutes: ['Min', '占用（分钟）'],
  free: ['Free min', '免费（分钟）'],
  steps: ['Steps', '计费步数'],
  feeFen: ['Fee', '占位费'],
  state: ['State', '状态'],
  waiveReason: ['Waive reason', '减免原因'],
  waiveUserName: ['Waiver proposed by', '减免提出人'],
  waiveRefusal: ['Waiver rejected', '减免驳回原因'],
})
