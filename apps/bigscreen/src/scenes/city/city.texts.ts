import { texts } from '@ampdeck/api/texts'

export const cityTexts = texts({
  picture: [
    'Stations of {name} as columns, as high as their energy of today',
    '{name}各场站今日电量三维柱图',
  ],
  country: ['Country', '全国'],
  energyToday: ['Energy today', '今日电量'],
  loadNow: ['Load now {load}, {stations}, {guns}', '当前负荷 {load}，{stations}，{guns}'],
  stations: ['{count} station | {count} stations', '{count} 个场站'],
  guns: ['{count} gun | {count} guns', '{count} 把枪'],
  height: ['{unit} today is the height of a column', '柱高为今日电量 {unit}'],
  noStations: ['No stations yet', '暂无场站'],
  noSolids: [
    'This screen cannot draw in three dimensions: see the stations in the list',
    '此屏幕无法显示三维画面，请查看场站列表',
  ],
})
