import { texts } from '@ampdeck/api/texts'

export const periodTexts = texts({
  kind: ['Period', '周期'],
  byDay: ['Day', '日'],
  byWeek: ['Week', '周'],
  byMonth: ['Month', '月'],
  byYear: ['Year', '年'],
  previous: ['Previous', '上一个'],
  next: ['Next', '下一个'],
  choose: ['{name}, choose another', '{name}，选择其他'],
  panel: ['Choose a period', '选择周期'],
  week: ['{from} to {to}', '{from} 至 {to}'],
  year: ['{year}', '{year} 年'],
  compare: ['Compare', '对比'],
  none: ['No comparison', '不对比'],
  before: ['Previous period', '环比'],
  lastYear: ['Same period a year earlier', '同比'],
})
