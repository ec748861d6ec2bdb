import { texts } from '../texts.ts'

export const firmwarePushTexts = texts({
  pileCode: ['Pile', '电桩'],
  stationName: ['Station', '场站'],
  pushStatus: ['Status', '推送状态'],
  progress: ['Progress', '进度'],
  fromVersion: ['From version', '原版本'],
  toVersion: ['To version', '目标版本'],
  tries: ['Tries', '次数'],
  message: ['Last report', '最近上报'],
  sentTime: ['Sent', '下发时间'],
  endTime: ['Ended', '结束时间'],
  createTime: ['Created', '创建时间'],
})

/** Why an update ended, where no word of the pile or outcome of its command says it. */
export const pushEndTexts = texts({
  timeout: [
    'Accepted, but not reported as installed within 30 min',
    '电桩已接受，但 30 分钟内未上报安装完成',
  ],
  cancelled: ['Cancelled', '已取消'],
})
