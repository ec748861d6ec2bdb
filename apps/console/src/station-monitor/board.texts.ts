import { texts } from '@ampdeck/api/texts'

export const boardTexts = texts({
  cities: ['Cities', '城市'],
  services: ['Service status', '服务状态'],
  city: ['City', '城市'],
  group: ['Group', '分组'],
  name: ['Name', '名称'],
  nameOrCode: ['Name or code', '名称或编码'],
  sort: ['Sort', '排序'],
  worst: ['Worst first', '异常优先'],
  byName: ['Name', '名称'],
  power: ['Power now', '当前功率'],
  orders: ['Orders today', '今日订单'],
  alarms: ['Open alarms', '未处理告警'],
  none: ['No station matches these filters', '没有符合筛选条件的场站'],
  noStations: ['No stations yet', '还没有场站'],
  noneText: ['Try other filters', '可更换筛选条件'],
  noStationsText: ['They appear here when they are added', '新增后将显示在此处'],
  reset: ['Reset filters', '重置筛选'],
  notRead: ['The stations could not be loaded', '场站加载失败'],
})
