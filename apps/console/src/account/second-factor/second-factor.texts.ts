import { texts } from '@ampdeck/api/texts'

export const factorTexts = texts({
  title: ['Second factor', '双重验证'],
  setUp: ['Set up authenticator app', '设置身份验证器'],
  recovery: ['Recovery codes', '恢复码'],
  remove: ['Remove', '移除'],
  goOn: ['Continue', '继续'],
})
