import { texts } from '@ampdeck/api/texts'

export const orderTimelineTexts = texts({
  reserve: ['Reserved', '已预约'],
  start: ['Started', '启动'],
  charging: ['Charging', '开始充电'],
  derate: ['Power derated', '功率下降'],
  finish: ['Finished', '充电结束'],
  close: ['Closed', '已关闭'],
  abnormal: ['Abnormal', '转为异常'],
  handle: ['Handled', '异常已处理'],
  pay: ['Paid', '已支付'],
  occupy: ['Unplugged', '已拔枪'],
  adjust: ['Adjusted', '已调账'],
  badDebt: ['Bad debt', '坏账核销'],
  recover: ['Recovered', '坏账收回'],
  invoice: ['Invoice', '发票'],
})

/** Of what is not due yet. */
export const afterCharge = texts({ pay: ['After the charge', '充电结束后结算'] }).pay

/** What still has to happen, said of a step that has not. */
export const pendingTexts = texts({
  reserve: ['Not reserved', '未预约'],
  start: ['Waiting for the car', '等待车辆'],
  charging: ['Waiting for the first meter value', '等待首个表计读数'],
  derate: ['Full power', '满功率'],
  finish: ['Running', '进行中'],
  close: ['Open', '未关闭'],
  abnormal: ['None', '无'],
  handle: ['Waiting for a manual check', '等待人工核对'],
  pay: ['Not paid in full', '尚未付清'],
  occupy: ['Still plugged in', '尚未拔枪'],
  adjust: ['Not adjusted', '未调账'],
  badDebt: ['None', '无'],
  recover: ['Not recovered', '未收回'],
  invoice: ['Not applied for yet', '尚未申请'],
})
