import { texts } from '@ampdeck/api/texts'

export const monitorWords = texts({
  feed: ['Open alarms', '未处理告警'],
  pending: ['Pending', '待处理'],
  processing: ['Processing', '处理中'],
  raised: ['Raised today', '今日触发'],
  recovered: ['Recovered today', '今日恢复'],
  mean: ['mean {minutes} min', '平均 {minutes} 分钟'],
  orders: ['Open work orders', '未完成工单'],
  overdue: ['{count} overdue', '{count} 个已超时'],
  notRead: ['The alarms could not be loaded', '告警加载失败'],
  map: ['Stations with open alarms', '有未处理告警的场站'],
  noStation: ['No station has an open alarm', '没有场站存在未处理告警'],
  onlyHere: ['Only {station}', '仅看{station}'],
  all: ['All stations', '全部场站'],
  worst: ['{level}, {count} open', '{level}，{count} 条未处理'],
  open: ['Open station', '查看场站'],
  center: ['Alarm center', '告警中心'],
})
