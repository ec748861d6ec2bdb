import { texts } from '../texts.ts'

export const systemParamTexts = texts({
  name: ['Parameter', '参数'],
  about: ['What it does', '说明'],
  group: ['Group', '分组'],
  value: ['Value', '参数值'],
  default: ['Default', '默认值'],
  updateUserName: ['Changed by', '修改人'],
  updateTime: ['Changed', '修改时间'],
})
