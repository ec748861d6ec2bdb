import { texts } from '../texts.ts'

export const vehicleTexts = texts({
  plate: ['Plate', '车牌号'],
  vin: ['VIN', '车架号'],
  vehicleType: ['Type', '车辆类型'],
  modelId: ['Model', '车型'],
  batteryWh: ['Battery, kWh', '电池容量（kWh）'],
  memberId: ['Owner', '车主'],
  groupId: ['Fleet', '所属车队'],
  certification: ['Certification', '认证'],
  lastSoc: ['Last SOC', '最近 SOC'],
  lastChargeTime: ['Last charge', '最近充电'],
  createTime: ['Added', '新增时间'],
})
