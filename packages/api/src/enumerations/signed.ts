import { enumeration } from '../enumeration.ts'

/** What is known of the signature of a meter value: what is not known is not wrong. */
export const signedState = enumeration('SignedState', {
  verified: [1, 'Verified', '验签通过', 'good', 'good'],
  wrong: [2, 'Signature wrong', '验签失败', 'fault', 'bad'],
  keyUnknown: [3, 'Key unknown', '公钥未知', 'preparing', 'waiting'],
  unreadable: [4, 'Unreadable', '无法解析', 'closed', 'off'],
  algorithmUnknown: [5, 'Algorithm unknown', '算法未知', 'unknown', 'off'],
})

/** Where in a charge a signed value belongs. */
export const signedPlace = enumeration('SignedPlace', {
  begin: [1, 'Begin', '开始'],
  during: [2, 'During the charge', '充电中'],
  end: [3, 'End', '结束'],
})

/** In what signed values differ from the bill, or what they say of the meter. */
export const signedMark = enumeration('SignedMark', {
  energyDiffers: [1, 'Energy differs from the bill', '电量与账单不符'],
  timeDiffers: [2, 'Times differ from the bill', '时间与账单不符'],
  identityDiffers: [3, 'Another card than on the bill', '卡号与账单不符'],
  meterFault: [4, 'The meter reports a fault', '电表报告异常'],
  meterChanged: [5, 'Begin and end are of different meters', '起止读数来自不同电表'],
  otherKey: [6, 'Signed by another key than the one on record', '签名公钥与登记的不一致'],
})

/** By which way a public key of a meter became known. */
export const meterKeySource = enumeration('MeterKeySource', {
  entered: [1, 'Entered', '人工录入'],
  configuration: [2, 'Configuration of the pile', '电桩配置'],
  report: [3, 'First signed report', '首次签名上报'],
})
