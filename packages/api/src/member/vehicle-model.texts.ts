import { texts } from '../texts.ts'

export const vehicleModelTexts = texts({
  brand: ['Brand', '品牌'],
  model: ['Model', '车型'],
  batteryWh: ['Battery, kWh', '电池容量（kWh）'],
  maxW: ['Highest power, kW', '最大充电功率（kW）'],
  vehicleCount: ['Vehicles', '车辆数'],
  updateTime: ['Updated', '更新时间'],
})
