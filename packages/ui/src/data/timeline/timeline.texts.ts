import { texts } from '@ampdeck/api/texts'

export const timelineTexts = texts({
  pending: ['not yet', '尚未发生'],
  warning: ['needs attention', '需要关注'],
  bad: ['failed', '失败'],
  nothing: ['Nothing has happened yet', '尚无记录'],
  point: ['Point {number}', '标记 {number}'],
})
