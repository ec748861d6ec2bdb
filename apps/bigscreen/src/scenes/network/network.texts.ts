import { texts } from '@ampdeck/api/texts'

export const networkTexts = texts({
  energyToday: ['Energy today', '今日电量'],
  ordersToday: ['Orders today', '今日订单'],
  incomeToday: ['Net income today', '今日净收入'],
  load: ['Network load', '全网负荷'],
  chargingGuns: ['{count} gun charging | {count} guns charging', '{count} 把枪充电中'],
  startedLately: ['{count} started in the last minute', '近一分钟启动 {count} 单'],
  allGuns: ['{count} gun | {count} guns', '共 {count} 把枪'],
  atStations: ['at {count} station | at {count} stations', '分布于 {count} 个场站'],
  waiting: ['Waiting for data', '正在等待首次数据'],
  missing: [
    'No data for {age}. Last value {value} at {time}',
    '已 {age} 没有数据，最近一次为 {time} 的 {value}',
  ],
  guns: ['Guns', '充电枪'],
  ofCharging: ['of {count} charging', '/ {count} 枪充电中'],
  cities: ['Cities today, {unit}', '城市今日电量 {unit}'],
  noEnergy: ['No energy yet today', '今日暂无电量'],
  periods: ['Energy by tariff period', '分时电量占比'],
  noStations: ['No stations yet', '暂无场站'],
  station: ['Stations', '场站'],
  loadNow: ['load, kW', '负荷 kW'],
  gunsCharging: ['guns charging', '充电中 / 总枪数'],
})
