import { texts } from '../texts.ts'

/** The names of a frame's facts: one place for columns, filters, exports and the API document. */
export const messageTexts = texts({
  time: ['Time', '时间'],
  pileCode: ['Pile', '电桩'],
  protocol: ['Protocol', '协议'],
  direction: ['Direction', '方向'],
  frameType: ['Type', '类型'],
  action: ['Action', '动作'],
  messageId: ['Message id', '报文编号'],
  latencyMs: ['Latency (ms)', '时延（毫秒）'],
  schemaError: ['Schema error', '格式错误'],
  bytes: ['Bytes', '字节数'],
  raw: ['Message', '报文'],
  pushStatus: ['Push status', '推送状态'],
  pushTarget: ['Target', '推送目标'],
  pushTries: ['Attempts', '尝试次数'],
  pushMessage: ['Answer', '返回信息'],
})
