import { texts } from '../texts.ts'

export const pvInverterTexts = texts({
  sn: ['SN', '序列号'],
  stationId: ['Station', '场站'],
  model: ['Model', '型号'],
  ratedW: ['Rated power', '额定功率'],
  state: ['State', '状态'],
  group: ['Group', '状态分组'],
  activeW: ['Power', '功率'],
  todayWh: ['Today', '今日发电'],
  totalWh: ['Total', '累计发电'],
  efficiencyBps: ['Efficiency', '转换效率'],
  tempC: ['Temperature (°C)', '温度（°C）'],
  ts: ['Last report', '最近上报'],
})
