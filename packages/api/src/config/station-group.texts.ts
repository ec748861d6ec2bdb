import { texts } from '../texts.ts'

export const stationGroupTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  stationIds: ['Stations', '场站'],
  ownerUserId: ['Owner', '负责人'],
  remark: ['Remark', '备注'],
  updateTime: ['Updated', '更新时间'],
})
