import { texts } from '../texts.ts'

/** The names of a gun's fields: one place for columns, filters, forms, exports and the API document. */
export const gunTexts = texts({
  pileId: ['Pile', '电桩'],
  pileCode: ['Pile', '电桩'],
  stationId: ['Station', '场站'],
  letter: ['Gun', '枪号'],
  connector: ['Connector', '接口'],
  ratedW: ['Rated power', '额定功率'],
  maxV: ['Maximum voltage', '最高电压'],
  maxA: ['Maximum current', '最大电流'],
  status: ['Status', '状态'],
  parkingNo: ['Parking no', '车位号'],
  soc: ['SOC', 'SOC'],
  power: ['Power', '功率'],
  costModelId: ['Billing model', '计费模型'],
  updateTime: ['Updated', '更新时间'],
})
