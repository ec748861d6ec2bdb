import { texts } from '@ampdeck/api/texts'

export const dateTexts = texts({
  day: ['YYYY-MM-DD', '年-月-日'],
  month: ['YYYY-MM', '年-月'],
  dayTime: ['YYYY-MM-DD HH:mm', '年-月-日 时:分'],
  time: ['HH:mm', '时:分'],
  openDay: ['Choose a day', '选择日期'],
  openMonth: ['Choose a month', '选择月份'],
  openDayTime: ['Choose day and time', '选择日期和时间'],
  today: ['Today', '今天'],
  now: ['Now', '此刻'],
  timeOfDay: ['Time', '时间'],
  done: ['Done', '完成'],
  clear: ['Clear', '清除'],
})
