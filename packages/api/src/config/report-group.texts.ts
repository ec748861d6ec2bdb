import { texts } from '../texts.ts'

export const reportGroupTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  stationIds: ['Stations', '场站'],
  reportKeys: ['Reports', '适用报表'],
  updateTime: ['Updated', '更新时间'],
})
