import { texts } from '@ampdeck/api/texts'

export const chooserTexts = texts({
  columns: ['Columns', '列'],
  title: ['Columns', '列设置'],
  find: ['Find a column', '查找列'],
  locked: ['Always shown', '固定显示'],
  up: ['Move {column} up', '上移{column}'],
  down: ['Move {column} down', '下移{column}'],
  pin: ['Pin {column} at the start', '固定{column}在最前'],
  rowHeight: ['Row height', '行高'],
  compact: ['Compact', '紧凑'],
  default: ['Default', '默认'],
  comfortable: ['Comfortable', '宽松'],
  reset: ['Reset', '恢复默认'],
  done: ['Done', '完成'],
})
