import { texts } from '@ampdeck/api/texts'

export const stationTexts = texts({
  guns: ['{count} gun | {count} guns', '{count} 把枪'],
  limit: ['{share} of {limit} kW', '{limit} kW 的 {share}'],
  power: ['Power now', '当前功率'],
  powerUnknown: ['+ {count} unknown', '另有 {count} 把枪未知'],
  load: ['Power of {name} today, and yesterday in grey', '{name}今日功率，灰线为昨日'],
  since: ['since {time}', '自 {time} 起'],
  orders: ['orders', '笔'],
  income: ['yuan', '元'],
  ordersToday: ['Orders today', '今日订单'],
  energyToday: ['Energy today', '今日电量'],
  incomeToday: ['Net income today', '今日净收入'],
  alarms: ['{count} open alarm | {count} open alarms', '{count} 条未处理告警'],
  old: ['{age} old', '{age}前的数据'],
  loading: ['Loading', '加载中'],
  overLimit: ['over the limit', '超出限值'],
})
