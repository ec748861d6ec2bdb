import { texts } from '../texts.ts'

export const timedTaskTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  kind: ['Kind', '类型'],
  cycle: ['Repeats', '周期'],
  runAt: ['Once at', '执行时间'],
  stationIds: ['Stations', '场站'],
  costModelIds: ['Billing models', '计费模型'],
  percent: ['Remaining power', '保留功率'],
  state: ['State', '状态'],
  nextTime: ['Next run', '下次执行'],
  lastTime: ['Last run', '上次执行'],
  lastState: ['Last result', '上次结果'],
  remark: ['Remark', '备注'],
  updateTime: ['Updated', '更新时间'],
})
