import { texts } from '../texts.ts'

export const exclusiveStrategyTexts = texts({
  name: ['Name', '名称'],
  targetKind: ['Applies to', '适用对象'],
  targetName: ['Fleet or tag', '车队或标签'],
  groupId: ['Fleet', '车队'],
  tagId: ['Member tag', '会员标签'],
  stationId: ['Station', '场站'],
  stationIds: ['Stations', '场站'],
  servicePriceMode: ['Service price', '服务费方式'],
  value: ['Value', '数值'],
  ePriceMode: ['Energy price', '电价方式'],
  ePrice4: ['Flat energy price', '固定电价'],
  validFrom: ['From', '开始日期'],
  validTo: ['To', '结束日期'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
})
