import { texts } from '../texts.ts'

export const importBillTexts = texts({
  fileName: ['File', '文件名称'],
  state: ['State', '状态'],
  total: ['Rows', '总行数'],
  kept: ['Succeeded', '成功'],
  failed: ['Failed', '失败'],
  energyWh: ['Energy', '电量'],
  payableFen: ['Payable', '应付'],
  userName: ['Imported by', '导入人'],
  createTime: ['Imported at', '导入时间'],
  platform: ['Platform', '来源平台'],
  platformOrderNo: ['Platform order no', '平台订单号'],
  orderNo: ['Order no', '订单编号'],
  stationId: ['Station', '场站'],
  pileCode: ['Pile', '电桩编号'],
  startTime: ['Start', '开始时间'],
  content: ['Row and reason', '行与原因'],
})
