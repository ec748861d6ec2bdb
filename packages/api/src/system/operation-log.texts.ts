import { texts } from '../texts.ts'

export const operationLogTexts = texts({
  ts: ['Time', '时间'],
  userId: ['User', '用户'],
  pageId: ['Page', '页面'],
  action: ['Action', '操作'],
  record: ['Record', '记录'],
  resultCode: ['Result', '结果'],
  ip: ['Address', '地址'],
  costMs: ['Duration (ms)', '耗时（毫秒）'],
  requestId: ['Request number', '请求编号'],
  path: ['Call', '接口'],
})
