import { texts } from '@ampdeck/api/texts'

/** Texts of the curve of a charge. */
export const curveTexts = texts({
  power: ['Power', '功率'],
  demand: ['Vehicle demand', '车辆需求'],
  event: ['Event', '事件'],
})
