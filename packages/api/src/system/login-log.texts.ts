import { texts } from '../texts.ts'

export const loginLogTexts = texts({
  ts: ['Time', '时间'],
  account: ['Account', '账号'],
  userName: ['User', '用户'],
  resultCode: ['Result', '结果'],
  ip: ['Address', '地址'],
  browser: ['Browser', '浏览器'],
  system: ['System', '操作系统'],
})
