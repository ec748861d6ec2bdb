import { texts } from '../texts.ts'

export const chargeStrategyTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  kind: ['Kind', '类型'],
  amountFen: ['Amount', '金额'],
  energyWh: ['Energy', '电量'],
  minutes: ['Minutes', '时长'],
  soc: ['SOC', 'SOC'],
  curve: ['Power by hour', '分时功率'],
  value: ['Limit', '限值'],
  stationIds: ['Stations', '场站'],
  state: ['State', '状态'],
  remark: ['Remark', '备注'],
  updateTime: ['Updated', '更新时间'],
})
