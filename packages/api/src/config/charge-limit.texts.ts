import { texts } from '../texts.ts'

export const chargeLimitTexts = texts({
  targetKind: ['Type of object', '限制对象'],
  targetId: ['Fleet, vehicle or member', '车队、车辆或会员'],
  target: ['Name, plate or phone', '名称、车牌或手机'],
  targetName: ['Applies to', '对象名称'],
  groupId: ['Fleet', '车队'],
  perDayTimes: ['Charges a day', '每日次数'],
  perDayWh: ['Energy a day', '每日电量'],
  perOrderFen: ['Amount a charge', '单次金额'],
  socMax: ['SOC at most', 'SOC 上限'],
  stationIds: ['Stations', '允许场站'],
  weekdays: ['Weekdays', '允许星期'],
  windowFrom: ['From', '开始时间'],
  windowTo: ['Until', '结束时间'],
  window: ['Time of day', '允许时段'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
})
