import { texts } from '@ampdeck/api/texts'

export const mapPageTexts = texts({
  notRead: ['The stations could not be loaded', '场站加载失败'],
  open: ['Open station', '查看场站'],
  inMonitor: ['Show {count} in station monitor', '在场站监控中查看 {count} 个'],
  group: ['Group', '分组'],
  allStations: ['All stations', '全部场站'],
  saveAsGroup: ['Save as group', '存为分组'],
  groupSaved: ['Station group saved', '场站分组已保存'],
  guns: ['Guns of {name}', '{name}的充电枪'],
  power: ['Power now', '当前功率'],
  noGuns: ['No guns here yet', '暂无充电枪'],
})
