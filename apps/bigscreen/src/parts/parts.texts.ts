import { texts } from '@ampdeck/api/texts'

export const partsTexts = texts({
  versus: ['vs {day}', '较{day}'],
  up: ['up', '上升'],
  down: ['down', '下降'],
  old: ['{age} old', '{age} 前'],
  tariffNow: ['Tariff now', '当前电价'],
  nextPeriod: ['{period} {price} in', '距{period} {price}'],
  noTariff: ['No tariff', '暂无电价'],
})
