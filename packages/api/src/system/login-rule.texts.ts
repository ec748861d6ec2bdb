import { texts } from '../texts.ts'

export const loginRuleTexts = texts({
  isForAll: ['Of everybody', '要求所有人'],
  roleIds: ['Of these roles', '要求以下角色'],
})
