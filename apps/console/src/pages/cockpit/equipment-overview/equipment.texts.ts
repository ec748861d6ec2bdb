import { texts } from '@ampdeck/api/texts'

export const equipmentTexts = texts({
  stationId: ['Station', '场站'],
  matrix: ['All guns', '全部充电枪'],
  statuses: ['Gun status', '充电枪状态'],
  offline: ['Offline over 1 h', '离线超过 1 小时'],
  none: ['No pile has been offline for more than 1 h', '没有离线超过 1 小时的电桩'],
  ago: ['{age} ago', '{age}前'],
  never: ['Never connected', '从未连接'],
  rest: ['All {count} in the pile list', '在电桩列表中查看全部 {count} 台'],
  notRead: ['The guns could not be loaded', '充电枪加载失败'],
  noGuns: ['No guns yet', '暂无充电枪'],
  noGunsText: ['They appear here with their piles', '新增电桩后将显示在此处'],
})
