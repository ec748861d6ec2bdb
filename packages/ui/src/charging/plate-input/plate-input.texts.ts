import { texts } from '@ampdeck/api/texts'

export const plateTexts = texts({
  pad: ['Plate keypad', '车牌键盘'],
  province: ['Province', '省份简称'],
  back: ['Delete', '删除'],
  done: ['Done', '完成'],
  newEnergy: ['New energy', '新能源'],
})
