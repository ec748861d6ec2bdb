import { texts } from '@ampdeck/api/texts'

export const wallTexts = texts({
  asTable: ['Guns as a table', '以表格显示枪'],
  status: ['Status', '状态'],
  count: ['Guns', '枪数'],
  which: ['Which', '具体枪'],
  more: ['and {count} more', '等另外 {count} 把'],
})
