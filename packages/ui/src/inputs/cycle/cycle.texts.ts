import { texts } from '@ampdeck/api/texts'

export const cycleTexts = texts({
  choose: ['Choose', '请选择'],
  kind: ['Repeats', '重复方式'],
  minutes: ['Every few minutes', '每隔几分钟'],
  day: ['Daily', '每天'],
  week: ['Weekly', '每周'],
  month: ['Monthly', '每月'],
  days: ['Every few days', '每隔几天'],
  every: ['Every', '间隔'],
  minuteUnit: ['min', '分钟'],
  dayUnit: ['days', '天'],
  time: ['Time', '时间'],
  weekdays: ['Weekdays', '星期'],
  dayOfMonth: ['Day of month', '日期'],
  from: ['From', '开始日期'],
  everyMinutes: ['Every minute | Every {count} minutes', '每 {count} 分钟'],
  daily: ['Every day at {time}', '每天 {time}'],
  weekly: ['Every {days} at {time}', '每{days} {time}'],
  monthly: ['Every month on day {day} at {time}', '每月 {day} 日 {time}'],
  everyDays: [
    'Every day from {from} at {time} | Every {count} days from {from} at {time}',
    '自 {from} 起每 {count} 天 {time}',
  ],
  next: ['Next runs', '后续执行时间'],
  none: ['This does not run yet: the settings are incomplete or wrong', '设置不完整或有误，暂不会执行'],
})
