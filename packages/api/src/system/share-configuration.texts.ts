import { texts } from '../texts.ts'

export const shareConfigurationTexts = texts({
  name: ['Name', '名称'],
  sellerNumber: ['Shared with', '共享给'],
  owner: ['Shared by', '共享方'],
  objectKind: ['What is shared', '共享内容'],
  objectIds: ['Objects', '对象'],
  fields: ['Fields', '字段'],
  validFrom: ['Valid from', '生效时间'],
  validTo: ['Valid to', '失效时间'],
  state: ['State', '状态'],
})
