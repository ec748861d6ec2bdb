import { texts } from '../texts.ts'

export const meterKeyTexts = texts({
  publicKey: ['Public key', '公钥'],
  remark: ['Remark', '备注'],
  curve: ['Curve', '曲线'],
  fingerprint: ['Fingerprint', '指纹'],
  meterSerial: ['Meter', '电表编号'],
  source: ['Source', '来源'],
  createTime: ['Since', '登记时间'],
  endTime: ['Ended', '停用时间'],
})
