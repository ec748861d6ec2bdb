import { texts } from '../texts.ts'

export const configTemplateTexts = texts({
  name: ['Name', '名称'],
  ocpp: ['OCPP version', 'OCPP 版本'],
  manufacturer: ['Manufacturer', '厂商'],
  pileTypeId: ['Pile type', '电桩类型'],
  settings: ['Settings', '配置项'],
})
