import { texts } from '../texts.ts'

/** The names of the fields of a running order. */
export const liveOrderTexts = texts({
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  gun: ['Gun', '充电枪'],
  plate: ['Plate', '车牌号'],
  channel: ['Channel', '启动方式'],
  memberType: ['Member type', '会员类型'],
  orderStatus: ['Status', '订单状态'],
  startTime: ['Start', '开始时间'],
  age: ['Running for', '已充时长'],
  soc: ['SOC', 'SOC'],
  powerW: ['Power', '功率'],
  energyWh: ['Energy', '电量'],
  feeFen: ['Fee so far', '当前费用'],
})
