import { texts } from '../texts.ts'
import { stationTexts } from './station.texts.ts'

export const stationConfigTexts = texts({
  ...stationTexts,
  facilities: ['Facilities', '配套设施'],
  openingHours: ['Opening hours', '营业时间'],
  parkingSpaces: ['Parking spaces', '车位数'],
  occupyRuleId: ['Occupy rule', '占位规则'],
  appNotice: ['Notice in the app', '小程序提示'],
})
