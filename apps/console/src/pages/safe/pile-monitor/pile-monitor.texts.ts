import { texts } from '@ampdeck/api/texts'

export const monitorTexts = texts({
  code: ['Pile', '电桩'],
  name: ['Pile', '电桩'],
  stationId: ['Station', '场站'],
  pileTypeId: ['Pile type', '电桩类型'],
  status: ['Status', '状态'],
  link: ['Last message', '最近通信'],
  never: ['never', '从未'],
  guns: ['Guns, worst first', '充电枪（异常优先）'],
  stop: ['Remote stop', '远程停止'],
  powerUnknown: ['+ {count} unknown', '另有 {count} 把枪功率未知'],
  charging: ['{count} charging, {power} kW', '{count} 把枪充电中，{power} kW'],
  noneCharges: ['None of these guns is charging', '所选电桩没有正在充电的枪'],
  notAll: ['Select the piles page by page', '请逐页选择电桩'],
})
