import { texts } from '../texts.ts'

export const certificationTexts = texts({
  todo: ['To do', '待办'],
  plate: ['Plate', '车牌号'],
  vin: ['VIN', '车架号'],
  vehicleType: ['Type', '车辆类型'],
  modelName: ['Model', '车型'],
  ownerName: ['Owner on the licence', '行驶证所有人'],
  memberId: ['Member', '会员'],
  phone: ['Phone', '手机号'],
  auditState: ['State', '审核状态'],
  createTime: ['Sent in', '提交时间'],
  auditTime: ['Audited', '审核时间'],
  auditUser: ['Auditor', '审核人'],
  refuseReason: ['Reason', '驳回原因'],
  licencePicture: ['Vehicle licence', '行驶证'],
  pass: ['Decision', '审核结果'],
  note: ['Reason', '原因'],
})
