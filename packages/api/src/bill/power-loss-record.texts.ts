import { texts } from '../texts.ts'

export const powerLossTexts = texts({
  stationId: ['Station', '场站'],
  date: ['Day', '日期'],
  gridWh: ['Site meter', '总表电量'],
  pileWh: ['Piles', '电桩电量'],
  auxWh: ['Auxiliary', '辅助用电'],
  lossWh: ['Loss', '损耗电量'],
  lossBps: ['Loss share', '损耗率'],
})
