import { texts } from '../texts.ts'

export const smsConfigTexts = texts({
  sign: ['Signature', '短信签名'],
  scene: ['Scene', '场景'],
  content: ['Chinese text', '中文内容'],
  contentEn: ['English text', '英文内容'],
  state: ['State', '状态'],
  phone: ['Mobile number', '手机号码'],
  createTime: ['Created', '创建时间'],
  sentTime: ['Sent', '发送时间'],
  tries: ['Tries', '尝试次数'],
  lastError: ['Reason', '失败原因'],
  updateUserName: ['Changed by', '修改人'],
  updateTime: ['Changed', '修改时间'],
})
