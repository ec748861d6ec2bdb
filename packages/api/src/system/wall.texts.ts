import { texts } from '../texts.ts'

export const wallTexts = texts({
  name: ['Name', '名称'],
  nameEn: ['English name', '英文名称'],
  size: ['Size', '尺寸'],
  scenes: ['Scenes', '场景'],
  everySeconds: ['Seconds per scene', '每个场景秒数'],
  stationIds: ['Stations', '场站'],
  screensOn: ['Screens on', '在线屏幕'],
  linkExpires: ['Link until', '链接有效期至'],
  remark: ['Remark', '备注'],
  updateTime: ['Updated', '更新时间'],
})
