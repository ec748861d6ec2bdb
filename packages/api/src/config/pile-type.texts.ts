import { texts } from '../texts.ts'

export const pileTypeTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  manufacturer: ['Manufacturer', '厂商'],
  model: ['Model', '型号'],
  currentType: ['Current', '电流类型'],
  ratedW: ['Rated power', '额定功率'],
  layout: ['Layout', '枪布局'],
  protocol: ['Protocol', '通信协议'],
  moduleCount: ['Modules', '模块数'],
  coolingKind: ['Cooling', '冷却方式'],
  pileCount: ['Piles', '电桩'],
  updateTime: ['Updated', '更新时间'],
})
