import { texts } from '../texts.ts'

export const groupCarTexts = texts({
  plate: ['Plate', '车牌号'],
  vin: ['VIN', '车架号'],
  vehicleType: ['Type', '车辆类型'],
  modelId: ['Model', '车型'],
  groupId: ['Fleet', '车队'],
  teamId: ['Team', '班组'],
  driverName: ['Last driver', '最近司机'],
  lastChargeTime: ['Last charge', '最近充电'],
  monthWh: ['This month', '本月电量'],
  createTime: ['Added', '添加时间'],
})
