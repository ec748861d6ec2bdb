import { texts } from '../texts.ts'

export const loginRuleTexts = texts({
  isForAll: ['For everyone', '要求所有人'],
  roleIds: ['For these roles', '要求以下角色'],
})
