import { texts } from '../texts.ts'

export const occupyRuleTexts = texts({
  name: ['Name', '名称'],
  freeMinutes: ['Free minutes', '免费时长（分钟）'],
  stepMinutes: ['Step, minutes', '计费步长（分钟）'],
  stepFen: ['Price of a step', '每步金额'],
  capFen: ['Cap', '封顶金额'],
  timeWindow: ['Time of day', '计费时段'],
  graceMemberLevels: ['Levels that pay nothing', '免占位费等级'],
  remind: ['Remind by SMS', '短信提醒'],
  stationId: ['Station', '场站'],
  stationIds: ['Stations', '场站'],
  updateTime: ['Updated', '更新时间'],
})
