import { texts } from '@ampdeck/api/texts'

export const calendarTexts = texts({
  previousYear: ['Previous year', '上一年'],
  previousMonth: ['Previous month', '上个月'],
  nextMonth: ['Next month', '下个月'],
  nextYear: ['Next year', '下一年'],
})
