import { texts } from '../texts.ts'

export const groupTexts = texts({
  groupNo: ['Fleet no', '车队编号'],
  name: ['Name', '名称'],
  kind: ['Kind', '类型'],
  payMode: ['Pay mode', '支付方式'],
  contact: ['Contact', '联系人'],
  phone: ['Phone', '联系电话'],
  members: ['Members', '成员'],
  cars: ['Cars', '车辆'],
  balanceFen: ['Balance', '余额'],
  creditLimitFen: ['Credit', '授信额度'],
  monthWh: ['This month', '本月电量'],
  stationIds: ['Stations', '适用场站'],
  stationId: ['Station', '场站'],
  state: ['State', '状态'],
  createTime: ['Created', '创建时间'],
  updateTime: ['Updated', '更新时间'],
  memberId: ['Member', '成员'],
  amountFen: ['Amount', '金额'],
  remark: ['Remark', '备注'],
})
