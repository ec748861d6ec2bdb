import { texts } from '@ampdeck/api/texts'

export const monitorTexts = texts({
  powerUnknown: ['(+ {count} with unknown power)', '（另有 {count} 笔功率未知）'],
  together: ['{power} kW now, {energy} kWh so far', '当前 {power} kW，已充 {energy} kWh'],
  stream: ['Starts and ends', '启停动态'],
  lastHour: ['last hour', '近 1 小时'],
  started: ['Started', '开始充电'],
  ended: ['Ended', '结束充电'],
  nothing: ['No charge started or ended in the last hour', '近 1 小时没有充电启停'],
  noStream: ['The starts and ends could not be loaded', '启停动态加载失败'],
  noReading: ['no reading yet', '暂无读数'],
  read: ['{age} ago', '{age}前'],
  reading: ['Last reading', '最近读数'],
  minutes: ['{minutes} min', '{minutes} 分钟'],
  hours: ['{hours} h {minutes} min', '{hours} 小时 {minutes} 分'],
})
