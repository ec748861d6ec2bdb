import { texts } from '../texts.ts'

export const strategyForGunTexts = texts({
  gunId: ['Gun', '充电枪'],
  gunIds: ['Guns', '充电枪'],
  pile: ['Pile or station', '电桩或场站'],
  stationId: ['Station', '场站'],
  stationName: ['Station', '场站'],
  costModelId: ['Billing model', '计费模型'],
  costModelName: ['Billing model', '计费模型'],
  chargeStrategyId: ['Charge strategy', '充电策略'],
  chargeStrategyName: ['Charge strategy', '充电策略'],
  scope: ['For', '适用范围'],
  weekdays: ['Weekdays', '星期'],
  weekdayMask: ['Weekdays', '星期'],
  validFrom: ['From', '开始日期'],
  validTo: ['To', '结束日期'],
  winner: ['Price today', '当前价格'],
  state: ['State', '状态'],
  replace: ['Conflicts', '冲突处理'],
  updateTime: ['Updated', '更新时间'],
})
