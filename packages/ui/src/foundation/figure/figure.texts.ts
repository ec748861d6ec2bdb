import { texts } from '@ampdeck/api/texts'

export const figureTexts = texts({
  powerUnknown: ['+ {count} unknown', '另有 {count} 把枪未知'],
})
