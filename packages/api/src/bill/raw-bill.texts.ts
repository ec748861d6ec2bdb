import { texts } from '../texts.ts'

export const rawBillTexts = texts({
  pileCode: ['Pile', '电桩编号'],
  gunLetter: ['Gun', '充电枪'],
  stationId: ['Station', '场站'],
  tradeNo: ['Trade no', '交易流水号'],
  startTime: ['Start', '开始时间'],
  endTime: ['End', '结束时间'],
  meterStart: ['Meter at start', '起始表计读数'],
  meterStop: ['Meter at end', '结束表计读数'],
  energyWh: ['kWh', '电量（kWh）'],
  periodWh: ['By period', '分时电量'],
  pileFeeFen: ['Pile fee', '电桩计费'],
  receivedTime: ['Received', '接收时间'],
  state: ['State', '状态'],
  stopReason: ['Stop reason', '停止原因'],
  orderNo: ['Order no', '订单编号'],
  memberPhone: ['Member phone', '会员手机号'],
  frame: ['Frame', '报文'],
})
