import { texts } from '../texts.ts'

export const reservationTexts = texts({
  member: ['Member, phone or plate', '姓名、会员号、手机或车牌'],
  memberId: ['Member', '会员'],
  memberName: ['Member', '会员'],
  memberNo: ['Member number', '会员号'],
  plate: ['Plate', '车牌'],
  gunId: ['Gun', '充电枪'],
  gun: ['Gun', '充电枪'],
  stationId: ['Station', '场站'],
  stationName: ['Station', '场站'],
  fromTime: ['From', '开始时间'],
  toTime: ['Held until', '保留至'],
  holdMinutes: ['Hold', '保留时长'],
  left: ['Time left', '剩余时间'],
  status: ['Status', '状态'],
  endTime: ['Ended', '结束时间'],
  endReason: ['Ended by', '结束原因'],
  orderNo: ['Order', '订单'],
  createTime: ['Created', '创建时间'],
})
