import { texts } from '../texts.ts'

/** The names of an alarm rule's fields. */
export const alarmRuleTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  code: ['Alarm code', '告警代码'],
  source: ['Source', '来源'],
  metric: ['Metric', '指标'],
  operator: ['Operator', '运算符'],
  value: ['Value', '阈值'],
  durationS: ['Duration (s)', '持续时间（秒）'],
  level: ['Level', '级别'],
  ways: ['Notify by', '通知方式'],
  receivers: ['Recipients', '接收人'],
  autoWorkOrder: ['Automatic work order', '自动工单'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
  condition: ['Condition', '条件'],
})
