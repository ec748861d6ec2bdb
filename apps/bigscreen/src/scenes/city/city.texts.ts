import { texts } from '@ampdeck/api/texts'

export const cityTexts = texts({
  picture: ['Stations of {name} as columns; the height is the energy today', '{name}各场站今日电量三维柱图'],
  country: ['Country', '全国'],
  energyToday: ['Energy today', '今日电量'],
  loadNow: ['Load now {load}, {stations}, {guns}', '当前负荷 {load}，{stations}，{guns}'],
  stations: ['{count} station | {count} stations', '{count} 个场站'],
  guns: ['{count} gun | {count} guns', '{count} 把枪'],
  height: ['Column height: {unit} today', '柱高为今日电量 {unit}'],
  noStations: ['No stations yet', '暂无场站'],
  noSolids: [
    'This screen cannot show 3D: see the stations in the list',
    '此屏幕无法显示三维画面，请查看场站列表',
  ],
})
