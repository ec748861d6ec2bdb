import { texts } from '@ampdeck/api/texts'

export const wizardTexts = texts({
  step: ['Step {at} of {count}', '第 {at} 步，共 {count} 步'],
  back: ['Back', '上一步'],
  next: ['Next: {title}', '下一步：{title}'],
  saveDraft: ['Save draft', '保存草稿'],
  summary: ['Check and save', '确认并保存'],
  change: ['Change {title}', '修改{title}'],
  changeShort: ['Change', '修改'],
})
