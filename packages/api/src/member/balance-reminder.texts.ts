import { texts } from '../texts.ts'

export const balanceReminderTexts = texts({
  groupId: ['Fleet', '车队'],
  thresholdFen: ['Remind below', '提醒阈值'],
  receivers: ['Receivers', '接收人'],
  ways: ['Ways', '提醒方式'],
  state: ['State', '状态'],
  balanceFen: ['Balance', '余额'],
  lastSent: ['Last sent', '上次提醒'],
  updateTime: ['Updated', '更新时间'],
})
