import { texts } from '../texts.ts'

export const tagTexts = texts({
  name: ['Tag', '标签'],
  objectKind: ['For', '对象'],
  kind: ['Assigned', '方式'],
  rule: ['Rule', '规则'],
  count: ['Objects', '对象数'],
  updateTime: ['Updated', '更新时间'],
  objectIds: ['Objects', '对象'],
})
