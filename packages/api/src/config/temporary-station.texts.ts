import { texts } from '../texts.ts'
import { stationTexts } from './station.texts.ts'

export const temporaryStationTexts = texts({
  ...stationTexts,
  missing: ['Still missing', '待补充'],
  piles: ['Piles', '电桩'],
})
