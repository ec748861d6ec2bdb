import { texts } from '@ampdeck/api/texts'

export const stepsTexts = texts({
  done: ['done', '已完成'],
  waiting: ['not reached yet', '未开始'],
  failed: ['needs attention', '需要修改'],
})
