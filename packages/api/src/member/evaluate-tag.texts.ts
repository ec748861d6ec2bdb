import { texts } from '../texts.ts'

export const evaluateTagTexts = texts({
  name: ['Tag', '标签'],
  good: ['Kind', '类型'],
  stars: ['Offered with', '适用星级'],
  starsFrom: ['From stars', '最低星级'],
  starsTo: ['To stars', '最高星级'],
  sort: ['Order', '顺序'],
  commentCount: ['Comments', '评论数'],
  updateTime: ['Updated', '更新时间'],
})
