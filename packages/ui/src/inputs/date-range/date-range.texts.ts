import { texts } from '@ampdeck/api/texts'

export const rangeTexts = texts({
  from: ['First day', '开始日期'],
  to: ['Last day', '结束日期'],
  until: ['to', '至'],
  open: ['Choose from the calendar', '从日历中选择'],
  shortcuts: ['Shortcuts', '快捷选项'],
  last30: ['Last 30 days', '近 30 天'],
  thisMonth: ['This month', '本月'],
  lastMonth: ['Last month', '上月'],
  last12: ['Last 12 months', '近 12 个月'],
  thisYear: ['This year', '今年'],
  lastYear: ['Last year', '去年'],
  pickFirst: ['Choose the first day', '请选择开始日期'],
  pickLast: ['Choose the last day', '请选择结束日期'],
  days: ['{count} day | {count} days', '共 {count} 天'],
  clear: ['Clear', '清除'],
})
