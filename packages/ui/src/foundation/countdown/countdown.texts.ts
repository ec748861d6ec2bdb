import { texts } from '@ampdeck/api/texts'

export const countdownTexts = texts({
  paused: ['Paused', '已暂停'],
  over: ['Time is up', '已到时'],
  overdue: ['Overdue', '已超时'],
})
