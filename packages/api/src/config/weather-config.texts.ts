import { texts } from '../texts.ts'

export const weatherConfigTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  cityCode: ['City', '城市'],
  measure: ['Metric', '监测项'],
  threshold: ['Threshold', '阈值'],
  rule: ['Rule', '规则'],
  action: ['Action', '动作'],
  percent: ['Remaining power', '保留功率'],
  state: ['State', '状态'],
  current: ['Weather now', '当前天气'],
  activeSince: ['In effect since', '生效起始'],
  updateTime: ['Updated', '更新时间'],
})
