import { texts } from '../texts.ts'

export const vinPassTexts = texts({
  vin: ['VIN', '车架号'],
  plate: ['Plate', '车牌号'],
  payerName: ['Bound account', '绑定账户'],
  where: ['Stations or piles', '场站或电桩'],
  stationId: ['Station', '场站'],
  stationIds: ['Stations', '场站'],
  pileIds: ['Piles', '电桩'],
  groupId: ['Fleet', '车队'],
  startMode: ['Start mode', '启动方式'],
  maxFenPerOrder: ['Cap of a charge', '单次限额'],
  validTo: ['Valid to', '有效期至'],
  lastUse: ['Last use', '最近使用'],
  binding: ['Binding', '绑定'],
  state: ['State', '状态'],
  updateTime: ['Updated', '更新时间'],
})
