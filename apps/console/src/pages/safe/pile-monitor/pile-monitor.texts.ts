import { texts } from '@ampdeck/api/texts'

export const monitorTexts = texts({
  name: ['Pile', '电桩'],
  stationId: ['Station', '场站'],
  pileTypeId: ['Pile type', '电桩类型'],
  status: ['Status', '状态'],
  choose: ['Choose gun {name}', '选择充电枪 {name}'],
  chosen: ['{count} gun chosen | {count} guns chosen', '已选择 {count} 把枪'],
  stop: ['Remote stop', '远程停止'],
  clear: ['Clear', '清除'],
  bulk: ['Chosen guns', '已选充电枪'],
  none: ['No pile matches these filters', '没有符合筛选条件的电桩'],
  noneText: ['Other filters may show some', '可更换筛选条件'],
  reset: ['Reset filters', '重置筛选'],
  notRead: ['The piles could not be loaded', '电桩加载失败'],
})
