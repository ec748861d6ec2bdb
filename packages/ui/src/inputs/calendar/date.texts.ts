import { texts } from '@ampdeck/api/texts'

export const dateTexts = texts({
  // What is typed.
  day: ['YYYY-MM-DD', '年-月-日'],
  month: ['YYYY-MM', '年-月'],
  dayTime: ['YYYY-MM-DD HH:mm', '年-月-日 时:分'],
  time: ['HH:mm', '时:分'],
  timeOfDay: ['Time', '时间'],
  from: ['First day', '开始日期'],
  to: ['Last day', '结束日期'],
  until: ['to', '至'],
  // What opens the calendar, and names it.
  openDay: ['Choose a day', '选择日期'],
  openMonth: ['Choose a month', '选择月份'],
  openDayTime: ['Choose day and time', '选择日期和时间'],
  openRange: ['Choose from the calendar', '从日历中选择'],
  // The calendar.
  calendar: ['calendar', '日历'],
  previousMonth: ['Previous month', '上个月'],
  nextMonth: ['Next month', '下个月'],
  previousYear: ['Previous year', '上一年'],
  nextYear: ['Next year', '下一年'],
  previousYears: ['Previous ten years', '前十年'],
  nextYears: ['Next ten years', '后十年'],
  otherMonth: ['{name}, choose another month', '{name}，选择其他月份'],
  otherYear: ['{name}, choose another year', '{name}，选择其他年份'],
  today: ['Today', '今天'],
  now: ['Now', '现在'],
  done: ['Done', '完成'],
  clear: ['Clear', '清除'],
  // A range.
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
})
